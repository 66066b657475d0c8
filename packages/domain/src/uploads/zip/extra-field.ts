export const ZIP64_FIELD = 0x0001;
/**
 * Info-ZIP’s Unicode path: version, CRC-32 of the plain name, the name in UTF-8. WinRAR and older zips write it instead
 * of the flag.
 */
export const UNICODE_PATH_FIELD = 0x7075;

/** Where the data of an extra field are in the directory. */
export interface ExtraField {
  at: number;
  length: number;
}

/**
 * The next field of that kind in an entry’s extra data between `from` and `to`, or null. Padding and truncated fields,
 * which some packagers leave, end the search.
 */
export function findExtraField(directory: DataView, from: number, to: number, id: number): ExtraField | null {
  let position = from;
  while (position + 4 <= to) {
    const length = directory.getUint16(position + 2, true);
    const at = position + 4;
    if (at + length > to) return null;
    if (directory.getUint16(position, true) === id) return { at, length };
    position = at + length;
  }
  return null;
}
