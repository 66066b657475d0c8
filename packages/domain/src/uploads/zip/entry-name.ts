import { decodeCp437 } from './cp437.ts';
import { findExtraField, UNICODE_PATH_FIELD } from './extra-field.ts';
import { decodeUtf8 } from './text-decoder.ts';

const UTF8_FLAG = 0x800;

interface EntryName {
  text: string;
  problem: NameProblem | null;
}

/** Why a name is invalid: it claims UTF-8 but is not, or another reader would read another name. */
export type NameProblem = 'NAME_NOT_UTF8' | 'NAME_AMBIGUOUS';

/** Where the bytes of a name and the extra data after it are in the directory. */
export interface NamePlace {
  at: number;
  bytes: number;
  extraBytes: number;
}

/**
 * An entry’s name. With the UTF-8 flag it must be UTF-8. Without it: UTF-8 if the bytes are valid (macOS sets no flag),
 * otherwise the format’s code page 437, in which every byte is a separate letter, so that names stay different. A
 * Unicode path field must match, whether it belongs to this name or was left by a tool that does not know it: some
 * readers use it, others do not. `ascii`: the name, if it is already known to be ASCII.
 */
export function decodeEntryName(directory: DataView, place: NamePlace, flags: number, ascii: string | null): EntryName {
  const hasFlag = (flags & UTF8_FLAG) !== 0;
  // Called for whole directories, so nothing is allocated that is not kept.
  if (ascii !== null && !hasOtherUnicodePath(directory, place, ascii)) return { text: ascii, problem: null };
  const bytes = bytesOf(directory, place.at, place.bytes);
  const text = decodeUtf8(bytes);
  const name = text ?? decodeCp437(bytes);
  const isSaidTwice = hasOtherUnicodePath(directory, place, name);
  return {
    text: name.replaceAll('\\', '/'),
    problem: isSaidTwice ? 'NAME_AMBIGUOUS' : text === null && hasFlag ? 'NAME_NOT_UTF8' : null,
  };
}

function hasOtherUnicodePath(directory: DataView, { at, bytes, extraBytes }: NamePlace, name: string): boolean {
  if (extraBytes === 0) return false;
  const end = at + bytes + extraBytes;
  let field = findExtraField(directory, at + bytes, end, UNICODE_PATH_FIELD);
  while (field) {
    const { at: fieldAt, length } = field;
    // A version and a checksum precede the name.
    const said = length < 5 ? null : decodeUtf8(bytesOf(directory, fieldAt + 5, length - 5));
    if (said !== name) return true;
    field = findExtraField(directory, fieldAt + length, end, UNICODE_PATH_FIELD);
  }
  return false;
}

const bytesOf = (directory: DataView, at: number, length: number) =>
  new Uint8Array(directory.buffer, directory.byteOffset + at, length);
