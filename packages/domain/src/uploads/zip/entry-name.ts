import { decodeCp437 } from './cp437.ts';
import { crc32 } from '../../kit/index.ts';
import { findExtraField, UNICODE_PATH_FIELD } from './extra-field.ts';
import { decodeUtf8 } from './text-decoder.ts';

const UTF8_FLAG = 0x800;

interface EntryName {
  text: string;
  isValid: boolean;
}

/** Where the bytes of a name and the extra data behind it lie in the directory. */
export interface NamePlace {
  at: number;
  bytes: number;
  extraBytes: number;
}

/**
 * An entry's name. With the UTF-8 flag it must be UTF-8. Without it, in this order: the Unicode path field where it
 * belongs to this name; UTF-8 where the bytes are (macOS sets no flag); the format's own code page 437, in which every
 * byte is a letter of its own, so that names stay different. `ascii`: what the bytes say, where somebody knows already
 * that they are ASCII.
 */
export function decodeEntryName(directory: DataView, place: NamePlace, flags: number, ascii: string | null): EntryName {
  const hasFlag = (flags & UTF8_FLAG) !== 0;
  const fromField = hasFlag ? null : readUnicodePath(directory, place);
  if (fromField === null && ascii !== null) return { text: ascii, isValid: true };
  const bytes = bytesOf(directory, place.at, place.bytes);
  const text = fromField ?? decodeUtf8(bytes);
  return {
    text: (text ?? decodeCp437(bytes)).replaceAll('\\', '/'),
    isValid: text !== null || !hasFlag,
  };
}

function readUnicodePath(directory: DataView, { at, bytes, extraBytes }: NamePlace): string | null {
  if (extraBytes === 0) return null;
  const extraAt = at + bytes;
  const field = findExtraField(directory, extraAt, extraAt + extraBytes, UNICODE_PATH_FIELD);
  if (!field || field.length < 5 || directory.getUint8(field.at) !== 1) return null;
  // The field is stale after a renaming by a tool that does not know it; the checksum tells.
  if (directory.getUint32(field.at + 1, true) !== crc32(bytesOf(directory, at, bytes))) return null;
  return decodeUtf8(bytesOf(directory, field.at + 5, field.length - 5));
}

const bytesOf = (directory: DataView, at: number, length: number) =>
  new Uint8Array(directory.buffer, directory.byteOffset + at, length);
