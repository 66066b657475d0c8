export const ZIP64_FIELD = 0x0001;
/**
 * Info-ZIP's Unicode path: version, CRC-32 of the plain name, the name in UTF-8. WinRAR and older zips write it instead
 * of the flag.
 */
export const UNICODE_PATH_FIELD = 0x7075;

/**
 * The first field of that kind in an entry's extra data, or null. Padding and cut-off fields, which some packagers
 * leave, end the search.
 */
export function findExtraField(extra: DataView, id: number): DataView | null {
  let position = 0;
  while (position + 4 <= extra.byteLength) {
    const length = extra.getUint16(position + 2, true);
    const start = position + 4;
    if (start + length > extra.byteLength) return null;
    if (extra.getUint16(position, true) === id) return new DataView(extra.buffer, extra.byteOffset + start, length);
    position = start + length;
  }
  return null;
}
