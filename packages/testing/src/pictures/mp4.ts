export interface Mp4Spec {
  brand?: string;
  width?: number;
  height?: number;
  /** The handler type of its only track. */
  handler?: string;
  samples?: Buffer;
  /** Boxes between the brand and the movie box. */
  besides?: readonly Buffer[];
  /** Boxes at the end of the movie box. */
  tables?: readonly Buffer[];
}

/** An MP4 with one track. Its structure is valid, but without sample tables it cannot be played. */
export function makeMp4(spec: Mp4Spec = {}): Buffer {
  const { brand = 'isom', width = 640, height = 360, handler = 'vide', samples = Buffer.alloc(64) } = spec;
  const header = Buffer.alloc(84);
  header.writeUInt16BE(width, 76);
  header.writeUInt16BE(height, 80);
  const kind = Buffer.alloc(25);
  kind.write(handler, 8, 'latin1');
  const track = box('trak', box('tkhd', header), box('mdia', box('hdlr', kind)));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\u0002\0${brand}`, 'latin1')),
    ...(spec.besides ?? []),
    box('moov', box('mvhd', Buffer.alloc(100)), track, ...(spec.tables ?? [])),
    box('mdat', samples),
  ]);
}

/** A box with its length and type. */
export function box(type: string, ...inside: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.reduce((sum, each) => sum + each.length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...inside]);
}
