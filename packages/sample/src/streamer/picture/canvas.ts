import { GLYPH, glyphOf } from './font.ts';
import type { Size } from './size.ts';

/** A colour as video has it: brightness 16–235, then blue and red difference 16–240. */
export type Colour = readonly [luma: number, blue: number, red: number];

/** From red, green and blue, 0–255 each. */
export function colour(red: number, green: number, blue: number): Colour {
  return [
    Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue),
    Math.round(128 - 0.148 * red - 0.291 * green + 0.439 * blue),
    Math.round(128 + 0.439 * red - 0.368 * green - 0.071 * blue),
  ];
}

/** A picture in I420: a plane of luma, then two planes of colour at half the width and height. Drawing outside is clipped. */
export class Canvas {
  readonly size: Size;
  readonly data: Uint8Array<ArrayBuffer>;
  readonly luma: Uint8Array;
  readonly #blue: Uint8Array;
  readonly #red: Uint8Array;

  constructor(size: Size) {
    const pixels = size.width * size.height;
    this.size = size;
    this.data = new Uint8Array((pixels * 3) / 2);
    this.luma = this.data.subarray(0, pixels);
    this.#blue = this.data.subarray(pixels, (pixels * 5) / 4);
    this.#red = this.data.subarray((pixels * 5) / 4);
  }

  /** Fills a rectangle, given in whole pixels. Colour covers blocks of 2×2 pixels. */
  fill(x: number, y: number, width: number, height: number, [luma, blue, red]: Colour): void {
    const left = Math.max(x, 0);
    const right = Math.min(x + width, this.size.width);
    const top = Math.max(y, 0);
    const bottom = Math.min(y + height, this.size.height);
    if (left >= right) return;
    for (let row = top; row < bottom; row++) {
      this.luma.fill(luma, row * this.size.width + left, row * this.size.width + right);
    }
    const half = this.size.width / 2;
    for (let row = top >> 1; row < (bottom + 1) >> 1; row++) {
      this.#blue.fill(blue, row * half + (left >> 1), row * half + ((right + 1) >> 1));
      this.#red.fill(red, row * half + (left >> 1), row * half + ((right + 1) >> 1));
    }
  }

  disc(centreX: number, centreY: number, radius: number, fill: Colour): void {
    for (let dy = -radius; dy <= radius; dy++) {
      const half = Math.floor(Math.sqrt(radius * radius - dy * dy));
      this.fill(centreX - half, centreY + dy, half * 2 + 1, 1, fill);
    }
  }

  /** Writes a line of text, cut at the right edge. `scale`: pixels of the picture for each pixel of the font. */
  text(text: string, x: number, y: number, scale: number, fill: Colour): void {
    let left = x;
    for (const character of text) {
      if (left + GLYPH.width * scale > this.size.width) return;
      glyphOf(character).forEach((bits, row) => {
        for (let column = 0; column < GLYPH.width; column++) {
          if (bits & (0x10 >> column)) this.fill(left + column * scale, y + row * scale, scale, scale, fill);
        }
      });
      left += GLYPH.advance * scale;
    }
  }
}
