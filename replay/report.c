// SPDX-License-Identifier: MIT
#include "replay/report.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "replay/report_text.h"

static void
put_command(struct adj_report *report, const char *path, const struct adj_verify_finding *finding)
{
    adj_put_command(path, finding->code, finding->order, report->edition, report->sink,
                    report->context);
}

static uint32_t
kept(const struct adj_verify_result *result)
{
    return result->findings < ADJ_VERIFY_FINDINGS ? result->findings : ADJ_VERIFY_FINDINGS;
}

static void
text_finding(struct adj_report *report, const char *path, const struct adj_verify_finding *finding)
{
    adj_plain_text(path, report->sink, report->context);
    adj_put(report->sink, report->context, ": order %" PRIu32 ": %s%s%s: ", finding->order,
            adj_code_name(finding->code), *finding->clause != 0 ? " " : "", finding->clause);
    adj_plain_text(finding->message, report->sink, report->context);
    report->sink(report->context, "\n    ");
    put_command(report, path, finding);
    report->sink(report->context, "\n");
}

static void
text_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    adj_text_sink *sink = report->sink;
    void *context = report->context;
    if (result->status != ADJ_OK) {
        if (strstr(result->error.message, path) == NULL) { // the system's name the file
            adj_plain_text(path, sink, context);
            sink(context, ": ");
        }
        adj_put_error(&result->error, sink, context);
        sink(context, "\n");
        return;
    }
    for (uint32_t i = 0; i < kept(result); i++)
        text_finding(report, path, &result->finding[i]);
    if (result->findings > kept(result)) {
        adj_plain_text(path, sink, context);
        adj_put(sink, context, ": %" PRIu32 " more findings\n", result->findings - kept(result));
    }
}

// What is put together is put as one JSON string.
struct joined {
    char text[2 * ADJ_LINE_MAX];
};

static void
join(void *context, const char *text)
{
    struct joined *joined = context;
    size_t used = strlen(joined->text);
    snprintf(joined->text + used, sizeof joined->text - used, "%s", text);
}

static void
json_command(struct adj_report *report, const char *path, const struct adj_verify_finding *finding)
{
    struct joined joined = {.text = ""};
    adj_put_command(path, finding->code, finding->order, report->edition, join, &joined);
    report->sink(report->context, ",\"command\":");
    adj_json_text(joined.text, report->sink, report->context);
}

static void
json_finding(struct adj_report *report, const char *path, const struct adj_verify_finding *finding)
{
    adj_put(report->sink, report->context, "{\"order\":%" PRIu32 ",\"code\":\"%s\"", finding->order,
            adj_code_name(finding->code));
    if (*finding->clause != 0)
        adj_put(report->sink, report->context, ",\"clause\":\"%s\"", finding->clause);
    report->sink(report->context, ",\"message\":");
    adj_json_text(finding->message, report->sink, report->context);
    json_command(report, path, finding);
    report->sink(report->context, "}");
}

static void
json_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    adj_text_sink *sink = report->sink;
    void *context = report->context;
    sink(context, "{\"file\":");
    adj_json_text(path, sink, context);
    adj_put(sink, context,
            ",\"game\":\"%s\",\"edition\":\"%s\",\"orders\":%" PRIu32 ",\"refused\":%" PRIu32
            ",\"status\":\"%s\",\"findings\":[",
            result->game, result->edition, result->orders, result->refused,
            adj_verify_status(result));
    for (uint32_t i = 0; i < kept(result); i++) {
        if (i > 0)
            sink(context, ",");
        json_finding(report, path, &result->finding[i]);
    }
    sink(context, "]");
    if (result->status != ADJ_OK) {
        sink(context, ",\"error\":");
        adj_json_error(&result->error, sink, context);
    }
    sink(context, "}\n");
}

static void
junit_text(struct adj_report *report, const char *text)
{
    adj_xml_text(text, report->sink, report->context);
}

// All findings of a file in one element: more than the first are not shown everywhere.
static void
junit_findings(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    const struct adj_verify_finding *first = &result->finding[0];
    adj_text_sink *sink = report->sink;
    void *context = report->context;
    adj_put(sink, context, "      <failure type=\"%s\" message=\"order %" PRIu32 ": ",
            adj_code_name(first->code), first->order);
    junit_text(report, first->message);
    if (result->findings > 1)
        adj_put(sink, context, " (and %" PRIu32 " more)", result->findings - 1);
    sink(context, "\">");
    for (uint32_t i = 0; i < kept(result); i++) {
        const struct adj_verify_finding *finding = &result->finding[i];
        struct joined joined = {.text = ""};
        adj_put(sink, context, "order %" PRIu32 ": %s%s%s: ", finding->order,
                adj_code_name(finding->code), *finding->clause != 0 ? " " : "", finding->clause);
        junit_text(report, finding->message);
        adj_put_command(path, finding->code, finding->order, report->edition, join, &joined);
        sink(context, "\n");
        junit_text(report, joined.text);
        sink(context, "\n");
    }
    sink(context, "</failure>\n");
}

static void
junit_error(struct adj_report *report, const struct adj_error *error)
{
    adj_put(report->sink, report->context, "      <error type=\"%s\" message=\"",
            adj_status_code(error->status));
    junit_text(report, error->message);
    report->sink(report->context, "\">");
    struct joined joined = {.text = ""};
    adj_put_error(error, join, &joined);
    junit_text(report, joined.text);
    report->sink(report->context, "</error>\n");
}

// A suite for each file: its counts stand before its case, and nothing has to be held back.
static void
junit_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    bool error = result->status != ADJ_OK, failure = !error && result->findings > 0;
    adj_text_sink *sink = report->sink;
    void *context = report->context;
    sink(context, "  <testsuite name=\"");
    junit_text(report, path);
    adj_put(sink, context, "\" tests=\"1\" failures=\"%d\" errors=\"%d\">\n", failure, error);
    sink(context, "    <testcase classname=\"adjutant.verify\" name=\"");
    junit_text(report, path);
    sink(context, failure || error ? "\">\n" : "\"/>\n");
    if (failure)
        junit_findings(report, path, result);
    if (error)
        junit_error(report, &result->error);
    if (failure || error)
        sink(context, "    </testcase>\n");
    sink(context, "  </testsuite>\n");
}

void
adj_report_start(struct adj_report *report, enum adj_report_format format, adj_text_sink *sink,
                 void *context)
{
    *report = (struct adj_report){.format = format, .sink = sink, .context = context};
    if (format == ADJ_REPORT_JUNIT)
        sink(context, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<testsuites name=\"adjutant verify\">\n");
}

void
adj_report_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    report->files++;
    report->orders += result->orders;
    report->refused += result->refused;
    report->findings += result->findings;
    report->failed += result->status == ADJ_OK && result->findings > 0;
    report->malformed += result->status != ADJ_OK;
    report->exit = adj_exit_worse(report->exit, adj_verify_exit(result));
    switch (report->format) {
    case ADJ_REPORT_TEXT:
        text_file(report, path, result);
        break;
    case ADJ_REPORT_JSONL:
        json_file(report, path, result);
        break;
    case ADJ_REPORT_JUNIT:
        junit_file(report, path, result);
        break;
    }
}

void
adj_report_end(struct adj_report *report)
{
    switch (report->format) {
    case ADJ_REPORT_TEXT:
        adj_put(report->sink, report->context,
                "%" PRIu32 " files, %" PRIu64 " orders, %" PRIu64 " refused, %" PRIu64
                " findings\n",
                report->files, report->orders, report->refused, report->findings);
        break;
    case ADJ_REPORT_JSONL:
        break;
    case ADJ_REPORT_JUNIT:
        report->sink(report->context, "</testsuites>\n");
        break;
    }
}
