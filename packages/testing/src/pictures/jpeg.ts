export interface JpegSpec {
  /** At most 16, so that four blocks cover the whole picture. */
  width?: number;
  height?: number;
  /** The frame marker: C0 baseline, C2 progressive, C3 lossless. */
  frame?: number;
  comment?: Buffer;
  /** How many times the image data is repeated. */
  scans?: number;
}

/** A greyscale JPEG. */
export function makeJpeg({ width = 16, height = 16, frame = 0xc0, comment, scans = 1 }: JpegSpec = {}): Buffer {
  const frameData = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  /** A single one-bit code: "no difference" in the first table, "end of block" in the second. */
  const table = (id: number) => segment(0xc4, Buffer.from([id, 1, ...Array<number>(15).fill(0), 0]));
  // Four blocks of two bits each.
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x00])]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0', 'latin1')),
    ...(comment ? [segment(0xfe, comment)] : []),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(frame, frameData),
    table(0x00),
    table(0x10),
    Buffer.alloc(scan.length * scans, scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
