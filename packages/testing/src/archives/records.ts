/** Encodes the records of a ZIP file exactly as given. Nothing is validated, so that broken archives can be written. */

export const MAX_16 = 0xffff;
export const MAX_32 = 0xffffffff;

export interface EntryRecord {
  name: Buffer;
  flags: number;
  method: number;
  crc32: number;
  compressedBytes: number;
  bytes: number;
  /** High 16 bits: Unix mode. Low 16 bits: DOS attributes. */
  attributes: number;
  extra: Buffer;
}

export interface EndRecord {
  entries: number;
  directoryBytes: number;
  directoryOffset: number;
  disk: number;
  comment: Buffer;
}

/** Little-endian fields of 2, 4 or 8 bytes. */
function pack(...fields: [size: 2 | 4 | 8, value: number][]): Buffer {
  const record = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let position = 0;
  for (const [size, value] of fields) {
    if (size === 8) record.writeBigUInt64LE(BigInt(value), position);
    else record.writeUIntLE(value, position, size);
    position += size;
  }
  return record;
}

/** 1 January 2024, midnight: a fixed date, so that equal archives are identical byte by byte. */
const DOS_TIME: [2, number] = [2, 0];
const DOS_DATE: [2, number] = [2, ((2024 - 1980) << 9) | (1 << 5) | 1];
const MADE_ON_UNIX = 3 << 8;
const VERSION_PLAIN = 20;
const VERSION_ZIP64 = 45;
const ZIP64_FIELD = 0x0001;

export function extraField(id: number, data: Buffer): Buffer {
  return Buffer.concat([pack([2, id], [2, data.length]), data]);
}

/** The header before an entry's data. `isSizeLater`: sizes and checksum follow the data in a descriptor. */
export function localHeader(entry: EntryRecord, isSizeLater: boolean): Buffer {
  const isLarge = entry.bytes >= MAX_32 || entry.compressedBytes >= MAX_32;
  const sizes = pack([8, entry.bytes], [8, entry.compressedBytes]);
  const extra = Buffer.concat([isLarge ? extraField(ZIP64_FIELD, sizes) : Buffer.alloc(0), entry.extra]);
  const sizeField = (value: number): [4, number] => [4, isSizeLater ? 0 : isLarge ? MAX_32 : value];
  return Buffer.concat([
    pack([4, 0x04034b50], [2, isLarge ? VERSION_ZIP64 : VERSION_PLAIN], [2, entry.flags], [2, entry.method]),
    pack(DOS_TIME, DOS_DATE, [4, isSizeLater ? 0 : entry.crc32]),
    pack(sizeField(entry.compressedBytes), sizeField(entry.bytes), [2, entry.name.length], [2, extra.length]),
    entry.name,
    extra,
  ]);
}

export function dataDescriptor(entry: EntryRecord): Buffer {
  return pack([4, 0x08074b50], [4, entry.crc32], [4, entry.compressedBytes], [4, entry.bytes]);
}

/** The entry's directory record. Numbers that do not fit move to a ZIP64 field. */
export function directoryEntry(entry: EntryRecord, offset: number): Buffer {
  const large = [entry.bytes, entry.compressedBytes, offset].filter((value) => value >= MAX_32);
  const zip64 = pack(...large.map((value): [8, number] => [8, value]));
  const extra = Buffer.concat([large.length > 0 ? extraField(ZIP64_FIELD, zip64) : zip64, entry.extra]);
  const version = large.length > 0 ? VERSION_ZIP64 : VERSION_PLAIN;
  return Buffer.concat([
    pack([4, 0x02014b50], [2, MADE_ON_UNIX | version], [2, version], [2, entry.flags], [2, entry.method]),
    pack(DOS_TIME, DOS_DATE, [4, entry.crc32]),
    pack([4, Math.min(entry.compressedBytes, MAX_32)], [4, Math.min(entry.bytes, MAX_32)]),
    pack([2, entry.name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]),
    pack([4, entry.attributes], [4, Math.min(offset, MAX_32)]),
    entry.name,
    extra,
  ]);
}

/** The record and its locator, in this order. `recordOffset`: the offset of the record itself. */
export function zip64EndRecords(end: EndRecord, recordOffset: number): Buffer {
  return Buffer.concat([
    pack([4, 0x06064b50], [8, 44], [2, VERSION_ZIP64], [2, VERSION_ZIP64], [4, end.disk], [4, end.disk]),
    pack([8, end.entries], [8, end.entries], [8, end.directoryBytes], [8, end.directoryOffset]),
    pack([4, 0x07064b50], [4, 0], [8, recordOffset], [4, 1]),
  ]);
}

export function endRecord(end: EndRecord): Buffer {
  return Buffer.concat([
    pack([4, 0x06054b50], [2, end.disk], [2, end.disk], [2, end.entries], [2, end.entries]),
    pack([4, Math.min(end.directoryBytes, MAX_32)], [4, Math.min(end.directoryOffset, MAX_32)]),
    pack([2, end.comment.length]),
    end.comment,
  ]);
}
