import { makeGif } from './gif.ts';
import { makeJpeg } from './jpeg.ts';
import { box, makeMp4 } from './mp4.ts';
import { makePng, pngChunk } from './png.ts';

/** Valid files padded with this many meaningless blocks. */
export const hostile = {
  gif(comments: number): Buffer {
    const gif = makeGif();
    const comment = Buffer.from([0x21, 0xfe, 0]);
    return Buffer.concat([gif.subarray(0, -1), Buffer.alloc(3 * comments, comment), gif.subarray(-1)]);
  },
  png(chunks: number): Buffer {
    const png = makePng();
    const chunk = pngChunk('tEXt', Buffer.alloc(0));
    return Buffer.concat([png.subarray(0, 33), Buffer.alloc(chunk.length * chunks, chunk), png.subarray(33)]);
  },
  jpeg(segments: number): Buffer {
    const jpeg = makeJpeg();
    const segment = Buffer.from([0xff, 0xfe, 0, 2]);
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4 * segments, segment), jpeg.subarray(2)]);
  },
  mp4(boxes: number): Buffer {
    return Buffer.concat([makeMp4(), Buffer.alloc(8 * boxes, box('free'))]);
  },
  /** The boxes are inside the movie box. */
  mp4Tables(boxes: number): Buffer {
    return makeMp4({ tables: [Buffer.alloc(8 * boxes, box('free'))] });
  },
};
