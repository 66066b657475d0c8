import { decodeCp437 } from './cp437.ts';
import { crc32 } from '../../kit/index.ts';
import { findExtraField, UNICODE_PATH_FIELD } from './extra-field.ts';
import { decodeUtf8 } from './text-decoder.ts';

const UTF8_FLAG = 0x800;

interface EntryName {
  text: string;
  isValid: boolean;
}

/**
 * An entry's name. With the UTF-8 flag it must be UTF-8. Without it, in this order: the Unicode path field where it
 * belongs to this name; UTF-8 where the bytes are (macOS sets no flag); the format's own code page 437, in which every
 * byte is a letter of its own, so that names stay different.
 */
export function decodeEntryName(bytes: Uint8Array, flags: number, extra: DataView): EntryName {
  const hasFlag = (flags & UTF8_FLAG) !== 0;
  const text = (hasFlag ? null : readUnicodePath(bytes, extra)) ?? decodeUtf8(bytes);
  return {
    text: (text ?? decodeCp437(bytes)).replaceAll('\\', '/'),
    isValid: text !== null || !hasFlag,
  };
}

function readUnicodePath(bytes: Uint8Array, extra: DataView): string | null {
  if (extra.byteLength === 0) return null;
  const field = findExtraField(extra, UNICODE_PATH_FIELD);
  if (!field || field.byteLength < 5 || field.getUint8(0) !== 1) return null;
  // The field is stale after a renaming by a tool that does not know it; the checksum tells.
  if (field.getUint32(1, true) !== crc32(bytes)) return null;
  return decodeUtf8(new Uint8Array(field.buffer, field.byteOffset + 5, field.byteLength - 5));
}
