// SPDX-License-Identifier: MIT
#include "replay/deflate.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { RAW_WINDOW = -15 };

struct adj_deflater {
    z_stream stream;
};

struct adj_inflater {
    z_stream stream;
};

struct adj_deflater *
adj_deflater_open(void)
{
    struct adj_deflater *deflater = calloc(1, sizeof *deflater);
    if (deflater != NULL && deflateInit2(&deflater->stream, Z_BEST_COMPRESSION, Z_DEFLATED,
                                         RAW_WINDOW, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
        free(deflater);
        return NULL;
    }
    return deflater;
}

void
adj_deflater_close(struct adj_deflater *deflater)
{
    if (deflater == NULL)
        return;
    deflateEnd(&deflater->stream);
    free(deflater);
}

struct adj_inflater *
adj_inflater_open(void)
{
    struct adj_inflater *inflater = calloc(1, sizeof *inflater);
    if (inflater != NULL && inflateInit2(&inflater->stream, RAW_WINDOW) != Z_OK) {
        free(inflater);
        return NULL;
    }
    return inflater;
}

void
adj_inflater_close(struct adj_inflater *inflater)
{
    if (inflater == NULL)
        return;
    inflateEnd(&inflater->stream);
    free(inflater);
}

// zlib takes pointers that are not const, and writes to none of them.
static Bytef *
unconst(const void *bytes)
{
    Bytef *pointer;
    memcpy(&pointer, &bytes, sizeof pointer);
    return pointer;
}

bool
adj_deflate(struct adj_deflater *deflater, const uint8_t *in, size_t size, struct adj_bytes *out)
{
    z_stream *stream = &deflater->stream;
    deflateReset(stream);
    uLong bound = deflateBound(stream, (uLong)size);
    if (!adj_bytes_reserve(out, bound))
        return false;
    stream->next_in = unconst(in);
    stream->avail_in = (uInt)size;
    stream->next_out = out->data + out->size;
    stream->avail_out = (uInt)bound;
    int result = deflate(stream, Z_FINISH);
    assert(result == Z_STREAM_END); // the bound is zlib's promise
    out->size += bound - stream->avail_out;
    return true;
}

// Z_SYNC_FLUSH makes zlib hand over all that the input determines so far.
static enum adj_status
inflate_result(const z_stream *stream, int result, bool cut)
{
    if (result == Z_MEM_ERROR)
        return ADJ_SYS_MEMORY;
    if (result == Z_STREAM_END)
        return stream->avail_out == 0 && (stream->avail_in == 0 || cut) ? ADJ_OK : ADJ_BAD_ENCODING;
    return cut && (result == Z_OK || result == Z_BUF_ERROR) ? ADJ_OK : ADJ_BAD_ENCODING;
}

enum adj_status
adj_inflate(struct adj_inflater *inflater, const struct adj_dictionary *dictionary,
            const uint8_t *in, size_t size, size_t raw, bool cut, struct adj_bytes *out)
{
    z_stream *stream = &inflater->stream;
    inflateReset(stream);
    if (dictionary->size > 0)
        inflateSetDictionary(stream, unconst(dictionary->bytes), dictionary->size);
    if (!adj_bytes_reserve(out, raw))
        return ADJ_SYS_MEMORY;
    stream->next_in = unconst(in);
    stream->avail_in = (uInt)size;
    stream->next_out = out->data + out->size;
    stream->avail_out = (uInt)raw;
    int result = inflate(stream, Z_SYNC_FLUSH);
    enum adj_status status = inflate_result(stream, result, cut);
    if (status == ADJ_OK)
        out->size += raw - stream->avail_out;
    return status;
}
