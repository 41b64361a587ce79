#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes a replay file as if an engine that judges otherwise had recorded it: a sound file, with
checksums and digests that agree, of version 1 of the format, whose verdicts or hashes are changed. What verify and recheck say of
it proves that they look.

usage: older.py IN.adj OUT.adj CHANGE...

  engine=0.0.9          the version in the header
  31=legal              the verdict of order 31: legal, open, or refused:FS-RANGE-4,FS-DECL-2
  31=check              its check byte, by one bit (a strike: that of the order behind it)
  31=hash               the hash in the first checkpoint at or after it, by one bit
  tail=hash tail=seen   the last hash, the digest of public events, by one bit
"""

import hashlib
import pathlib
import re
import struct
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ORDER, STRIKE, CHECKPOINTS = 1, 3, (5, 7)
VERDICTS = {"legal": 1, "refused": 2, "open": 3}


def reader():
    """The page FORMAT.md, and the reader at its end."""
    page = (ROOT / "replay/FORMAT.md").read_text(encoding="utf-8")
    part = page.split("\n## A reader\n", 1)[1]
    code = "\n".join(line[4:] for line in part.splitlines() if line.startswith("    ") or not line)
    module = {"__name__": "reader"}
    exec(compile(code, "FORMAT.md", "exec"), module)
    return module, page


def take_apart(path):
    """Head, other chunks before the records, records, trailer."""
    module, page = reader()
    data = path.read_bytes()
    head, between, log, tail = b"", [], b"", b""
    for kind, payload in module["chunks"](data):
        if kind == b"HEAD":
            head = payload
        elif kind == b"FRAM":
            log += module["inflate" if data[8] == 1 else "decode"](payload, page)
        elif kind == b"TAIL":
            tail = bytearray(24) + payload[-40:]
        elif kind != b"INDX":
            between.append((kind, payload))
    return head, between, [bytearray(body) for body in module["records"](log)], tail


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out + bytes([number]))


def read_varint(data, at):
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 128:
            return value, at


def clause_numbers():
    text = (ROOT / "engine/flagship/clauses.def").read_text(encoding="utf-8")
    rows = re.findall(r'^(?:CLAUSE|RESTATES)\(\w+, (0x\w+), "([\w-]+)"', text, re.MULTILINE)
    return {name: int(number, 16) for number, name in rows}


def judge_otherwise(body, verdict):
    """An order's record with another verdict."""
    kind, _, names = verdict.partition(":")
    count, at = read_varint(body, 3)
    for _ in range(2 * count):
        _, at = read_varint(body, at)
    check = body[-1:] if body[0] & 64 else b""
    faults = b""
    if kind == "refused":
        numbers = [clause_numbers()[name] for name in names.split(",")]
        faults = bytes([len(numbers)]) + b"".join(varint(number) + b"\0" for number in numbers)
    return bytearray([body[0] & ~48 | VERDICTS[kind] << 4]) + body[1:at] + faults + check


def change_record(records, number, what):
    given = 0
    for index, body in enumerate(records):
        given += body[0] & 15 in (ORDER, STRIKE)
        if given < number:
            continue
        if what == "hash" and body[0] & 15 in CHECKPOINTS:
            body[1] ^= 1
            return
        if what == "hash" or body[0] & 15 != ORDER:
            continue
        if what == "check":
            body[-1] ^= 1
        else:
            records[index] = judge_otherwise(body, what)
        return
    raise ValueError(f"nothing to change for {number}={what}")


def change_engine(head, version):
    """Field 7 of the header."""
    out, at = b"", 0
    while at < len(head):
        tag = head[at]
        size, start = read_varint(head, at + 1)
        field = version.encode() if tag == 7 else head[start:start + size]
        out += bytes([tag]) + varint(len(field)) + field
        at = start + size
    return out


def chunk(kind, payload):
    body = kind + struct.pack("<I", len(payload)) + payload
    return body + struct.pack("<I", zlib.crc32(body))


def put_together(head, between, records, tail):
    log = b"".join(varint(len(body)) + bytes(body) for body in records)
    orders = [body for body in records if body[0] & 15 == ORDER]
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = deflate.compress(log) + deflate.flush()
    file = b"\x89ADJ\r\n\x1a\n\x01S\0\0" + chunk(b"HEAD", head)
    file += b"".join(chunk(kind, payload) for kind, payload in between)
    frame = len(file)
    file += chunk(b"FRAM", struct.pack("<BII", 0, len(log), len(records)) + raw)
    index = len(file)
    file += chunk(b"INDX", struct.pack("<IQIII", 1, frame, 0, len(records), len(log)))
    numbers = sum(body[0] & 15 in (ORDER, STRIKE) for body in records)
    refused = sum(body[0] >> 4 & 3 == VERDICTS["refused"] for body in orders)
    struct.pack_into("<QIII", tail, 0, index, len(records), numbers, refused)
    tail[32:48] = hashlib.blake2b(head + log, digest_size=16).digest()
    return file + chunk(b"TAIL", bytes(tail))


def main():
    if len(sys.argv) < 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    head, between, records, tail = take_apart(pathlib.Path(sys.argv[1]))
    for change in sys.argv[3:]:
        where, _, what = change.partition("=")
        if where == "engine":
            head = change_engine(head, what)
        elif where == "tail":
            tail[24 if what == "hash" else 48] ^= 1
        else:
            change_record(records, int(where), what)
    pathlib.Path(sys.argv[2]).write_bytes(put_together(head, between, records, tail))
    return 0


if __name__ == "__main__":
    sys.exit(main())
