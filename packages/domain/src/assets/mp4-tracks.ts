/** A file has one video track and a few for sound and text. */
const MOST_TRACKS = 64;
/** A table box has about ten child boxes, besides its tracks. */
const MOST_CHILDREN = 200;

/**
 * The size of the largest video track in a track table (`moov` without its header), or null if there is none or the
 * sizes do not add up.
 */
export function readTracks(moov: Uint8Array): { width: number; height: number } | null {
  const tracks = childrenOf(moov);
  const headers = tracks?.filter(({ type }) => type === 'mvhd') ?? [];
  const boxes = tracks?.filter(({ type }) => type === 'trak') ?? [];
  if (headers.length !== 1 || boxes.length > MOST_TRACKS) return null;
  const sizes = boxes.map(({ data }) => sizeOfTrack(data));
  const shown = sizes.filter((size) => size !== null && size !== 'noPictures');
  if (sizes.includes(null) || shown.length === 0) return null;
  return shown.reduce((largest, each) => (each.width * each.height > largest.width * largest.height ? each : largest));
}

interface Child {
  type: string;
  data: Uint8Array;
}

/** The child boxes of a box; null if they do not fill it exactly or are too many. */
function childrenOf(data: Uint8Array): Child[] | null {
  const children: Child[] = [];
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let at = 0;
  while (at + 8 <= data.length) {
    const bytes = view.getUint32(at);
    if (bytes < 8 || bytes > data.length - at || children.length === MOST_CHILDREN) return null;
    const type = String.fromCharCode(...data.subarray(at + 4, at + 8));
    children.push({ type, data: data.subarray(at + 8, at + bytes) });
    at += bytes;
  }
  return at === data.length ? children : null;
}

/** In pixels; null for an inconsistent track. */
function sizeOfTrack(track: Uint8Array): { width: number; height: number } | 'noPictures' | null {
  const boxes = childrenOf(track) ?? [];
  const media = childrenOf(dataOf(boxes, 'mdia') ?? new Uint8Array()) ?? [];
  const [header, handler] = [dataOf(boxes, 'tkhd'), dataOf(media, 'hdlr')];
  if (!header || !handler || header.length < 84 || handler.length < 12) return null;
  if (String.fromCharCode(...handler.subarray(8, 12)) !== 'vide') return 'noPictures';
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  // Width and height are its last two words, in 16.16 fixed point.
  const [width, height] = [view.getUint16(header.length - 8), view.getUint16(header.length - 4)];
  return width > 0 && height > 0 ? { width, height } : null;
}

const dataOf = (boxes: readonly Child[], type: string) => boxes.find((each) => each.type === type)?.data;
