import type { EntryFault } from './entry-fault.ts';
import { ENCRYPTION_FLAGS, LOCAL_HEADER_BYTES, type ZipEntry } from './entry.ts';
import { decodeEntryName } from './entry-name.ts';
import { findExtraField, ZIP64_FIELD } from './extra-field.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const MAX_32 = 0xffffffff;
/** Sizes and checksum follow the data; the header may leave them out. */
const SIZE_LATER_FLAG = 0x8;

/** The length of a local header with its name and extra data, from its first 30 bytes; null if there is none. */
export function measureLocalHeader(header: Uint8Array): number | null {
  if (header.length < LOCAL_HEADER_BYTES) return null;
  const view = viewOf(header);
  if (view.getUint32(0, true) !== LOCAL_SIGNATURE) return null;
  return LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

/**
 * How a complete local header differs from the directory, or null. Some unpackers use one, some the other, so
 * everything that both contain must match: the name, compression and encryption, sizes and checksum.
 */
export function checkLocalHeader(entry: ZipEntry, header: Uint8Array): EntryFault | null {
  const view = viewOf(header);
  const flags = view.getUint16(6, true);
  if (view.getUint16(8, true) !== entry.method) return { kind: 'methodDiffers' };
  if (((flags & ENCRYPTION_FLAGS) !== 0) !== entry.isEncrypted) return { kind: 'lockDiffers' };
  const [nameBytes, extraBytes] = [view.getUint16(26, true), view.getUint16(28, true)];
  const name = decodeEntryName(view, { at: LOCAL_HEADER_BYTES, bytes: nameBytes, extraBytes }, flags, null);
  if (name.problem !== null || name.text !== entry.name) return { kind: 'nameDiffers' };
  const told = readSizes(view, LOCAL_HEADER_BYTES + nameBytes, header.length);
  if (!told) return { kind: 'sizesDiffer' };
  const isLater = (flags & SIZE_LATER_FLAG) !== 0;
  const pairs = [
    [told.crc32, entry.crc32],
    [told.compressedBytes, entry.compressedBytes],
    [told.bytes, entry.bytes],
  ] as const;
  const areSame = pairs.every(([here, there]) => here === there || (isLater && here === 0));
  return areSame ? null : { kind: 'sizesDiffer' };
}

/** The ZIP64 field of a local header contains both sizes; null if it is needed but missing. */
function readSizes(view: DataView, extraFrom: number, extraTo: number) {
  const [crc32, compressedBytes, bytes] = [
    view.getUint32(14, true),
    view.getUint32(18, true),
    view.getUint32(22, true),
  ];
  if (compressedBytes !== MAX_32 && bytes !== MAX_32) return { crc32, compressedBytes, bytes };
  const field = findExtraField(view, extraFrom, extraTo, ZIP64_FIELD);
  if (!field || field.length < 16) return null;
  const large = (at: number) => Number(view.getBigUint64(field.at + at, true));
  return {
    crc32,
    bytes: bytes === MAX_32 ? large(0) : bytes,
    compressedBytes: compressedBytes === MAX_32 ? large(8) : compressedBytes,
  };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
