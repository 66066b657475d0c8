/**
 * The machine-readable strip at the bottom of the picture: large black and white blocks that survive compression and
 * scaling. Two rows of 32 bits, most significant first, each between a white block and a black one.
 */
export interface Strip {
  /** Starts at 1 and wraps at 2^24. */
  frame: number;
  /** The last position of any pointer: 0 is left or top, 255 is right or bottom. */
  x: number;
  y: number;
  /** Input messages received from all viewers; wraps at 2^16. */
  inputs: number;
}

const ROWS = 2;
const BITS_PER_ROW = 32;
const COLUMNS = BITS_PER_ROW + 2;
/** Each row has this share of the picture’s height. */
const ROW_SHARE = 1 / 18;
/** The white and black of video, which leaves the ends of the range out. */
const WHITE = 235;
const BLACK = 16;
/** Between the reference blocks. A picture without a strip rarely has it, and then the checksum decides. */
const LEAST_CONTRAST = 80;

/** The number of pixel rows that the strip covers. */
export const stripHeight = (height: number): number => height - topOfRow(0, height);

/** Draws the strip into a plane of luma. */
export function writeStrip(luma: Uint8Array, width: number, height: number, strip: Strip): void {
  const bits = encode(strip);
  for (let row = 0; row < ROWS; row++) {
    const top = topOfRow(row, height);
    for (let column = 0; column < COLUMNS; column++) {
      const isWhite = column === 0 || (column < COLUMNS - 1 && bits[row * BITS_PER_ROW + column - 1] === 1);
      const from = Math.round((column * width) / COLUMNS);
      const to = Math.round(((column + 1) * width) / COLUMNS);
      luma.fill(isWhite ? WHITE : BLACK, top * width + from, top * width + to);
    }
    const line = luma.subarray(top * width, (top + 1) * width);
    for (let y = top + 1; y < topOfRow(row + 1, height); y++) luma.set(line, y * width);
  }
}

/**
 * Reads the strip from a plane of luma: one byte a pixel, row by row, of the whole picture at any size from about
 * 200×112. Null if there is none, or if it is damaged.
 */
export function readStrip(luma: ArrayLike<number>, width: number, height: number): Strip | null {
  if (width < COLUMNS || luma.length < width * height) return null;
  const bits: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    const blocks = Array.from({ length: COLUMNS }, (_, column) => brightness(luma, width, height, row, column));
    const [white = 0] = blocks;
    const black = blocks.at(-1) ?? 0;
    if (white - black < LEAST_CONTRAST) return null;
    for (const block of blocks.slice(1, -1)) bits.push(block > (white + black) / 2 ? 1 : 0);
  }
  return decode(bits);
}

/** The luma of pixels from a canvas: red, green, blue and alpha of each. */
export function lumaOf(rgba: ArrayLike<number>): Uint8Array {
  const pixels = Math.floor(rgba.length / 4);
  return Uint8Array.from({ length: pixels }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
}

const topOfRow = (row: number, height: number): number => Math.round(height * (1 - (ROWS - row) * ROW_SHARE));

/** The mean of the middle of a block; its edges are blurred. */
function brightness(luma: ArrayLike<number>, width: number, height: number, row: number, column: number): number {
  const left = Math.floor(((column + 0.3) * width) / COLUMNS);
  const right = Math.max(Math.floor(((column + 0.7) * width) / COLUMNS), left + 1);
  const [top, next] = [topOfRow(row, height), topOfRow(row + 1, height)];
  const from = Math.floor(top + (next - top) * 0.3);
  const to = Math.max(Math.floor(top + (next - top) * 0.7), from + 1);
  let sum = 0;
  for (let y = from; y < to; y++) for (let x = left; x < right; x++) sum += luma[y * width + x] ?? 0;
  return sum / ((to - from) * (right - left));
}

function encode({ frame, x, y, inputs }: Strip): number[] {
  const bytes = [frame >> 16, frame >> 8, frame, x, y, inputs >> 8, inputs].map((byte) => byte & 0xff);
  return [...bytes, checksum(bytes)].flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1));
}

function decode(bits: readonly number[]): Strip | null {
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  const [high = 0, middle = 0, low = 0, x = 0, y = 0, many = 0, few = 0, sum] = bytes;
  if (sum !== checksum(bytes.slice(0, -1))) return null;
  return { frame: high * 65_536 + middle * 256 + low, x, y, inputs: many * 256 + few };
}

/** CRC-8 with the polynomial 0x07. It starts at 0xff, so that all-black rows are no strip. */
function checksum(bytes: readonly number[]): number {
  let sum = 0xff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x80 ? 0x07 : 0)) & 0xff;
  }
  return sum;
}
