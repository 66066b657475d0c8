export interface GifSpec {
  width?: number;
  height?: number;
  frames?: number;
  /** The left offset of each frame. Default: 0. */
  left?: number;
  comment?: Buffer;
}

/** A two-colour GIF with the given number of frames. */
export function makeGif({ width = 4, height = 3, frames = 1, left = 0, comment }: GifSpec = {}): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\u0000\0\0', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  screen[10] = 0x80;
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  return Buffer.concat([
    screen,
    colours,
    ...(frames > 1 ? [extension(0xff, [Buffer.from('NETSCAPE2.0'), Buffer.from([1, 0, 0])])] : []),
    ...(comment ? [extension(0xfe, [comment])] : []),
    ...Array.from({ length: frames }, (_, index) => frame(width, height, left, index % 2)),
    Buffer.from([0x3b]),
  ]);
}

const extension = (label: number, blocks: Buffer[]) =>
  Buffer.concat([Buffer.from([0x21, label]), ...blocks.map(block), Buffer.from([0])]);
const block = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes]);

/** Encodes each pixel separately, followed by a clear code, so that codes stay three bits wide. */
function frame(width: number, height: number, left: number, colour: number): Buffer {
  const [CLEAR, END] = [4, 5];
  const codes = [...Array.from({ length: Math.min(width * height, 4096) }, () => [CLEAR, colour]).flat(), END];
  const bits = codes.flatMap((code) => [code & 1, (code >> 1) & 1, (code >> 2) & 1]);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => (bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7))));
  const head = Buffer.alloc(10);
  head[0] = 0x2c;
  head.writeUInt16LE(left, 1);
  head.writeUInt16LE(width, 5);
  head.writeUInt16LE(height, 7);
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) blocks.push(block(bytes.subarray(at, at + 255)));
  const timing = extension(0xf9, [Buffer.from([0, 10, 0, 0])]);
  return Buffer.concat([timing, head, Buffer.from([2]), ...blocks, Buffer.from([0])]);
}
