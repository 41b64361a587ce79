#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Files and texts made to do harm: each limit of replay/FORMAT.md, one above it, and what is far above.

Each is given to the command with little memory to be had (RLIMIT_AS): it is turned away with a stable
code and its place, or, just below a limit, taken. And each sample of corpus/malformed is told by the
code and at the place that the table in corpus/malformed/README.md has.
"""

import json
import pathlib
import re
import resource
import struct
import subprocess
import sys
import tempfile
import zlib

MIB = 1 << 20
MEMORY = 200 * MIB  # far below what the lengths here would have a careless reader ask for
MAGIC = b"\x89ADJ\r\n\x1a\n"
SEATS = (b"A\0Andrew\0Red Fleet", b"C\0Charles\0Red Fleet")


def varint(number):
    out = b""
    while number > 127:
        out += bytes([number & 127 | 128])
        number >>= 7
    return out + bytes([number])


def chunk(kind, payload, size=None):
    """A chunk; with `size` one that only says so, and is cut where the payload ends."""
    if size is not None:
        return kind + struct.pack("<I", size) + payload
    data = kind + struct.pack("<I", len(payload)) + payload
    return data + struct.pack("<I", zlib.crc32(data))


def deflate(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def field(tag, data, size=None):
    return bytes([tag]) + varint(len(data) if size is None else size) + data


def record(body):
    return varint(len(body)) + body


def order(operands=(), first=0x11, seat=0, verb=27, more=b""):
    numbers = b"".join(varint(role) + varint(value) for role, value in operands)
    return record(bytes([first, seat, verb]) + varint(len(operands)) + numbers + more)


class Maker:
    """Builds files of version 1 around the header of a real one, which the command recorded."""

    def __init__(self, head):
        self.head = head

    def file(self, form, *parts, head=None):
        head = chunk(b"HEAD", self.head if head is None else head)
        return MAGIC + b"\x01" + form + b"\0\0" + head + b"".join(parts)

    def journal(self, *parts, head=None):
        return self.file(b"J", *parts, head=head)

    def records(self, *records):
        return self.journal(chunk(b"RECO", b"".join(records)))

    def frame(self, raw, deflated, dictionary=0, records=1):
        payload = struct.pack("<BII", dictionary, raw, records) + deflated
        return self.file(b"S", chunk(b"FRAM", payload))

    def rule(self, raw, deflated):
        return self.journal(chunk(b"RULE", struct.pack("<I", raw) + deflated))

    def with_field(self, *fields):
        return self.journal(head=self.head + b"".join(fields))

    @property
    def body(self):
        """Where the first chunk after the header begins."""
        return 12 + 12 + len(self.head)


LIMIT, CODING, VERSION, MEMORY_OUT, CUT, OK = (
    "E-LIMIT", "E-ENCODING", "E-VERSION", "E-MEMORY", "cut-file", "ok")
FAR = (1 << 31, (1 << 32) - 1)


def chunk_rows(maker):
    for size in (16 * MIB + 1, *FAR):
        for kind in (b"RECO", b"HEAD", b"RULE", b"XXXX"):
            yield f"{kind.decode()} of {size} bytes", maker.journal(chunk(kind, b"", size)), \
                LIMIT, maker.body
    yield "a chunk as long as may be, cut", maker.journal(chunk(b"RECO", b"", 16 * MIB)), CUT, None
    yield "beginnings of chunks and nothing else", \
        maker.journal(chunk(b"RECO", struct.pack("<4sI", b"RECO", 8 * MIB) * (2 * MIB - 2),
                            16 * MIB)), CUT, None
    yield "a million empty chunks", maker.journal(chunk(b"RECO", b"") * MIB), OK, None
    yield "a million unknown chunks", maker.journal(chunk(b"XXXX", b"") * MIB), OK, None


def head_rows(maker):
    room = 65536 - len(maker.head) - 4
    yield "a header as long as may be", maker.with_field(field(99, bytes(room))), OK, None
    yield "a longer one", maker.with_field(field(99, bytes(room + 1))), LIMIT, 12
    for size in (65537, *FAR):
        yield f"a header field of {size} bytes", maker.with_field(field(99, b"", size)), CODING, 12
    yield "a length of six bytes", maker.with_field(b"\x63\x80\x80\x80\x80\x80\x01"), CODING, 12
    yield "a length in a longer form", maker.with_field(b"\x63\x81\x00a"), CODING, 12
    yield "a game of 60,000 bytes", maker.journal(head=field(1, b"a" * 60000)), "E-NAME", 12
    yield "a game of bytes", maker.journal(head=field(1, b"fl\xe3gship")), CODING, 12
    yield "a game with more behind a zero byte", \
        maker.journal(head=field(1, b"flagship\0more")), CODING, 12
    yield "an edition of bytes", maker.with_field(field(2, b"prometh\xe3us")), CODING, 12
    yield "no game", maker.journal(head=field(9, b"a")), CODING, 12
    yield "two games", maker.with_field(field(1, b"flagship")), CODING, 12
    for tag in (9, 10, 11, 12):
        yield f"text {tag} of 4,000 bytes", maker.with_field(field(tag, b"a" * 4000)), OK, None
        yield f"text {tag} of 4,001 bytes", maker.with_field(field(tag, b"a" * 4001)), CODING, 12
    yield "notes of 16,384 bytes", maker.with_field(*[field(12, b"a" * 4000)] * 4,
                                                    field(12, b"a" * 374)), OK, None
    yield "one more", maker.with_field(*[field(12, b"a" * 4000)] * 4,
                                       field(12, b"a" * 375)), CODING, 12
    yield "ten thousand empty notes", maker.with_field(field(12, b"") * 10000), CODING, 12
    yield "nine card sets", maker.with_field(*[field(5, bytes(16) + b"a")] * 8), CODING, 12
    yield "a card set's name of 256 bytes", \
        maker.with_field(field(5, bytes(16) + b"a" * 256)), CODING, 12
    yield "nine seats", maker.with_field(*[field(8, SEATS[0])] * 7), CODING, 12
    for seat in (b"ABCDEFGHI\0a\0b", b"A\0" + b"a" * 64 + b"\0b", b"A\0a\0" + b"b" * 256, b"A"):
        yield f"a seat of {len(seat)} bytes", maker.with_field(field(8, seat)), CODING, 12
    yield "65 switches", maker.with_field(*[field(4, b"deck_cut\0must")] * 65), CODING, 12
    yield "text that is not UTF-8", maker.with_field(field(9, b"\xc0\x80")), CODING, 12
    yield "a zero byte in a text", maker.with_field(field(9, b"a\0b")), CODING, 12


def deflate_rows(maker):
    at = maker.body
    bomb = deflate(bytes(8 * MIB))
    for raw in (0, MIB + 1, *FAR):
        yield f"a frame of {raw} bytes", maker.frame(raw, bomb), LIMIT, at
    yield "more bytes than deflate can stand for", maker.frame(MIB, bomb[:1000]), LIMIT, at
    yield "a frame that inflates to more than it says", maker.frame(MIB, bomb), CODING, at
    yield "a frame that inflates to less", maker.frame(MIB, deflate(bytes(1000)) * 200), CODING, at
    yield "bytes behind the stream", maker.frame(5, deflate(order()) + b"\0"), CODING, at
    yield "no stream", maker.frame(1000, b"\xff" * 100), CODING, at
    yield "an unknown dictionary", maker.frame(5, deflate(order()), dictionary=99), VERSION, at
    yield "a frame's count", maker.frame(5, deflate(order()), records=2), CODING, at
    for raw in (0, 4 * MIB + 1, *FAR):
        yield f"a ruleset of {raw} bytes", maker.rule(raw, bomb), LIMIT, at
    yield "a ruleset beyond deflate", maker.rule(4 * MIB, bomb[:1000]), LIMIT, at
    yield "a ruleset that inflates to more", maker.rule(4 * MIB, bomb), CODING, at
    yield "two rulesets", maker.journal(chunk(b"RULE", struct.pack("<I", 9) + deflate(b"a" * 9)) * 2), \
        CODING, at + 16 + len(deflate(b"a" * 9))


# A frame of unknown records, a mebibyte of them in a kibibyte.
def dense_frame():
    records = record(b"\x0f" + bytes(262000)) * 4
    payload = struct.pack("<BII", 0, len(records), 4) + deflate(records)
    return chunk(b"FRAM", payload), len(records)


def sum_rows(maker):
    frame, raw = dense_frame()
    fit = 256 * MIB // raw
    yield "256 MiB of records from 300 KiB, and no such memory", maker.file(b"S", frame * (fit + 1)), \
        MEMORY_OUT, maker.body + 99 * len(frame)
    yield "64 MiB of records from 64 KiB", maker.file(b"S", frame * 64), CUT, None


def index_rows(maker):
    at = maker.body
    tail = struct.pack("<QIIIIQ32x", at, 0, 0, 0, 0, 0)
    index = chunk(b"INDX", struct.pack("<I", 0))
    for count in (1, *FAR):
        yield f"an index of {count} frames", maker.file(b"S", chunk(b"INDX", struct.pack("<I", count))), \
            CODING, at
    yield "an index twice", maker.file(b"S", index, index), CODING, at + len(index)
    for size in (0, 63, 65, 100000):
        yield f"a trailer of {size} bytes", \
            maker.file(b"S", index, chunk(b"TAIL", (tail + bytes(size))[:size])), \
            CODING, at + len(index)
    for place in (8, 12, 16, 20):
        wrong = tail[:place] + b"\xff\xff\xff\xff" + tail[place + 4:]
        yield f"a trailer's number at {place}", maker.file(b"S", index, chunk(b"TAIL", wrong)), \
            CODING, at + len(index)
    yield "a byte behind the trailer", maker.file(b"S", index, chunk(b"TAIL", tail), b"\0"), \
        CODING, at + len(index) + 76


def record_rows(maker):
    at = maker.body
    for size in (262145, *FAR):
        yield f"a record of {size} bytes", maker.records(varint(size) + b"\x11"), CODING, at
    yield "a record as long as may be", maker.records(record(b"\x0f" + bytes(262143))), OK, None
    yield "224 operands", maker.records(order([(1, 0)] * 224, first=0x31)), "divergence-verdict", None
    for count in (225, 65535, *FAR):
        yield f"{count} operands", maker.records(record(b"\x11\0\x1b" + varint(count))), CODING, at
    yield "a value of 65,536", maker.records(order([(1, 65536)])), CODING, at
    yield "a role of six bytes", maker.records(record(b"\x11\0\x1b\x01\x80\x80\x80\x80\x80\x01\0")), \
        CODING, at
    for count in (13, 255):
        yield f"{count} clauses", maker.records(order(first=0x21, more=bytes([count]))), CODING, at
    yield "a clause of 65,536", maker.records(order(first=0x21, more=b"\1\x80\x80\x04\0")), CODING, at
    yield "a strike of order 2^31", maker.records(record(b"\x03\0" + varint(1 << 31))), CODING, at
    yield "1,000 strikes", maker.records(record(b"\x03\0\x01") * 1000), "E-VALUE", None
    yield "1,001 strikes", maker.records(record(b"\x03\0\x01") * 1001), LIMIT, at
    line = b"a" * 4000 + b"\0"
    yield "an expectation of 4,000 bytes", maker.records(record(b"\x02" + line)), "expect-failed", None
    yield "an expectation of 4,001 bytes", maker.records(record(b"\x02a" + line)), CODING, at
    yield "a position of 65,537 bytes", \
        maker.records(record(b"\x04" + b"#\0" * 32768 + b"\0")), CODING, at
    yield "a position's line of 4,001 bytes", maker.records(record(b"\x04a" + line)), CODING, at
    yield "a position that is not first", maker.records(order(), record(b"\x04#\0")), None, None
    yield "a keyframe over the state's end", \
        maker.records(order(), record(b"\x45" + bytes(8) + varint(262144) + b"\1a")), None, None
    yield "a keyframe of empty runs", \
        maker.records(order(), record(b"\x45" + bytes(8) + b"\0\0" * 100000)), None, None


HEAD_TEXT = 'game flagship\nmode table\ncards base.xml\nseat A "a" Red Fleet\nseat C "c" Red Fleet\n'


def text_rows():
    """Texts of orders: name, the text, the code, line and column."""
    head = HEAD_TEXT.encode()
    yield "a line of 4,000 bytes", head + b"#" * 4000 + b"\n", OK, None, None
    yield "a line of 4,001 bytes", head + b"#" * 4001 + b"\n", LIMIT, 6, 4001
    yield "a line of 100 MiB", head + b"#" * (100 * MIB), LIMIT, 6, 4001
    yield "a zero byte", head + b"A: res\0ign\n", CODING, 6, 7
    yield "zero bytes and nothing else", bytes(8 * MIB), None, 1, None
    for text in (b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xff", b"\xe3\x81"):
        yield f"no UTF-8: {text.hex()}", head + b"# " + text + b"\n", CODING, 6, 3
    yield "notes of 16 KiB", b"game flagship\n" + b"note a\n" * 8000, LIMIT, None, None
    yield "nine card sets", b"game flagship\n" + b"cards base.xml\n" * 9, LIMIT, 10, None
    yield "nine seats", b"game flagship\n" + b'seat A "a" x\n' * 9, None, None, None
    yield "a list of 300 names", head + b"A: fleet " + b"Alpha; " * 300 + b"Alpha\n", None, 6, None
    yield "parentheses", head + b"position\nA row 1: " + b"Alpha [" * 550 + b"\n", None, None, None
    yield "1,001 strikes", head + b"".join(b"table: roll A 5 C 3\nC: strike %d\n" % (2 * i + 1)
                                           for i in range(1001)), LIMIT, 5 + 2 * 1001, None
    yield "a number of 4,000 digits", head + b"A: strike " + b"9" * 3900 + b"\n", None, 6, None


BOMB = '<!DOCTYPE cards [<!ENTITY a "aaaaaaaaaa">%s]><cards id="&z;"/>' % "".join(
    f'<!ENTITY {chr(98 + i)} "{("&" + chr(97 + i) + ";") * 10}">' for i in range(25))


def card_rows():
    """Card sets: name, the XML, the code."""
    start, end = '<cards id="base" provenance="none">', "</cards>"
    yield "a billion laughs", BOMB, "E-XML"
    yield "an entity of the network", \
        '<!DOCTYPE cards SYSTEM "http://127.0.0.1:9/cards.dtd"><cards id="base"/>', "E-XML"
    yield "an entity of a file", \
        '<!DOCTYPE cards [<!ENTITY a SYSTEM "/etc/passwd">]><cards id="base">&a;</cards>', "E-XML"
    yield "a hundred thousand elements deep", start + "<a>" * 100000 + "</a>" * 100000 + end, "E-XML"
    yield "more than 4 MiB", start + " " * (4 * MIB) + end, LIMIT
    yield "a hundred MiB", start + " " * (100 * MIB) + end, LIMIT
    yield "an attribute of 60 KB", f'<cards id="{"a" * 60000}"/>', "E-SCHEMA"
    yield "an attribute of 70 KB", f'<cards id="{"a" * 70000}"/>', LIMIT
    yield "eight thousand attributes", "<cards " + " ".join(f'a{i}=""' for i in range(6000)) + "/>", None
    yield "a million attributes", "<cards " + " ".join(f'a{i}=">"' for i in range(300000)) + "/>", LIMIT
    yield "256 kinds of card", start + '<empire id="RF" name="Red Fleet"/>' + "".join(
        f'<card id="c{i}" name="Card {i}" empire="RF" type="unknown" colour="unknown">'
        '<cost unknown="yes"/><text known="no"/></card>' for i in range(256)) + end, LIMIT
    yield "sixty thousand cards", start + '<empire id="RF" name="Red Fleet"/>' + "".join(
        f'<card id="c{i}" name="c{i}" empire="RF" type="unknown"/>'
        for i in range(60000)) + end, None


class Bench:
    def __init__(self, adjutant, cards, folder):
        self.adjutant, self.folder = adjutant.resolve(), pathlib.Path(folder)
        self.number = self.failed = 0
        (self.folder / "base.xml").write_bytes(cards.read_bytes())

    def run(self, *words, text=None):
        done = subprocess.run(
            [self.adjutant, *words], cwd=self.folder, input=text, capture_output=True, check=False,
            timeout=60, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
        return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")

    def tell(self, name, fault):
        self.number += 1
        self.failed += bool(fault)
        print(f"{'not ok' if fault else 'ok'} {self.number} - {name}", flush=True)
        if fault:
            print("#  ", fault)

    def head(self):
        """The payload of the header of a real record."""
        self.run("record", "-", "-o", "real.adj",
                 text=(HEAD_TEXT + "table: roll A 5 C 3\n").encode())
        data = (self.folder / "real.adj").read_bytes()
        size, = struct.unpack_from("<I", data, 16)
        return data[20:20 + size]

    def verify(self, path):
        """What verify says of a file: exit code, its codes, and the byte or line of the first error."""
        code, out, _ = self.run("verify", "--format", "jsonl", str(path))
        try:
            result = json.loads(out.splitlines()[0])
        except (IndexError, ValueError):
            return code, [], None
        error = result.get("error")
        if error:
            return code, [error["code"]], error.get("offset", error.get("line"))
        return code, [finding["code"] for finding in result["findings"]] or [OK], None

    def check_file(self, name, data, expected, place):
        path = self.folder / "hostile.adj"
        path.write_bytes(data)
        code, codes, at = self.verify(path)
        said = f"exit code {code}, {codes}, byte {at}"
        wrong = code not in (0, 1, 3, 4) or not codes or (code == 4) != (expected == MEMORY_OUT)
        wrong = wrong or (expected is not None and expected not in codes)
        wrong = wrong or (place is not None and expected != MEMORY_OUT and at != place)
        self.tell(name, f"{said}; asked for {expected}, {place}" if wrong else None)

    def check_text(self, name, text, expected, line, column):
        """By pipe, as a dialogue and as a file would be."""
        code, out, said = self.run("record", "-", text=text)
        errors = re.findall(r"^error line (\d+), column (\d+): .* \[(E-[A-Z]+)\]$",
                            out.decode("utf-8", "replace"), re.M) or [(0, 0, OK)]
        first = errors[0]
        wrong = code not in (0, 1, 3) or (expected is not None and first[2] != expected)
        wrong = wrong or (line is not None and int(first[0]) != line)
        wrong = wrong or (column is not None and int(first[1]) != column)
        (self.folder / "hostile.orders").write_bytes(text)
        other = self.run("record", "hostile.orders", "-o", "hostile.adj", "--force")[0]
        wrong = wrong or (first[2] != OK) != (other == 3)
        self.tell(name, f"exit code {code}, {first}, as a file {other}: {said[-200:]}" if wrong else None)

    def check_cards(self, name, xml, expected):
        (self.folder / "bomb.xml").write_text(xml)
        text = HEAD_TEXT.replace("base.xml", "bomb.xml") + "table: roll A 5 C 3\n"
        (self.folder / "bomb.orders").write_text(text)
        code, _, said = self.run("record", "bomb.orders", "-o", "bomb.adj", "--force")
        wrong = code != 3 or (expected is not None and f"[{expected}]" not in said)
        self.tell(name, f"exit code {code}: {said[-300:]}" if wrong else None)

    def check_samples(self, folder):
        """The table of corpus/malformed against its files, and the command against the table."""
        page = (folder / "README.md").read_text()
        rows = re.findall(r"^\| `([^`]+)` \| (\d) \| `([^`]+)` \| (\d*) \|", page, re.M)
        names = sorted(path.name for path in folder.iterdir() if path.suffix == ".bad")
        self.tell("every sample has a row, and every row a sample",
                  None if names == sorted(row[0] for row in rows) else str(names))
        for name, code, first, place in rows:
            got, codes, at = self.verify(folder.resolve() / name)
            wrong = (got, codes[:1], str(at or "")) != (int(code), [first], place)
            self.tell(f"malformed/{name}", f"exit code {got}, {codes}, {at}" if wrong else None)


def main():
    adjutant, cards, samples = (pathlib.Path(word) for word in sys.argv[1:4])
    with tempfile.TemporaryDirectory(prefix="adjutant-") as folder:
        bench = Bench(adjutant, cards, folder)
        maker = Maker(bench.head())
        for rows in (chunk_rows, head_rows, deflate_rows, sum_rows, index_rows, record_rows):
            for name, data, code, place in rows(maker):
                bench.check_file(name, data, code, place)
        for row in text_rows():
            bench.check_text(*row)
        for row in card_rows():
            bench.check_cards(*row)
        bench.check_samples(samples)
    print(f"1..{bench.number}")
    return 1 if bench.failed else 0


if __name__ == "__main__":
    sys.exit(main())
