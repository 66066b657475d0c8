import type { Pointer, Scene } from '../scene.ts';
import { stripHeight, writeStrip } from '../strip.ts';
import { Canvas, colour, type Colour } from './canvas.ts';
import { GLYPH } from './font.ts';
import type { Size } from './size.ts';

const WHITE = colour(240, 244, 250);
const PALE = colour(150, 170, 200);
const ACCENT = colour(120, 200, 255);
/** Each viewer has one, by the order of arrival. */
const OF_VIEWERS = [colour(255, 190, 80), colour(110, 230, 160), colour(255, 120, 150), colour(170, 140, 255)];
const WAVES = [
  { colour: colour(40, 90, 160), share: 0.1, length: 1.1, seconds: 11 },
  { colour: colour(60, 130, 190), share: 0.07, length: 1.7, seconds: 7 },
  { colour: colour(90, 190, 210), share: 0.05, length: 2.3, seconds: 5 },
] as const;
/** More would not fit above the strip. */
const MOST_VIEWERS_SHOWN = 4;

/** What a frame shows besides the scene. */
export interface Moment {
  frame: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Draws a calm test picture: waves, a clock, the number of the frame, what each viewer does, and the strip. */
export class Painter {
  readonly #canvas: Canvas;
  readonly #background: Canvas;
  /** Pixels of the picture for each pixel of the font. */
  readonly #scale: number;

  constructor(size: Size) {
    this.#canvas = new Canvas(size);
    this.#background = drawBackground(size);
    this.#scale = Math.max(1, Math.floor(size.height / 180));
  }

  get size(): Size {
    return this.#canvas.size;
  }

  /** The picture in I420. It is overwritten by the next one. */
  paint(scene: Scene, { frame, now }: Moment): Uint8Array<ArrayBuffer> {
    const { width, height } = this.size;
    this.#canvas.data.set(this.#background.data);
    this.#waves(now);
    this.#words(scene, { frame, now });
    scene.pointers.forEach((pointer, at) => this.#pointer(pointer, viewerColour(at)));
    const last = scene.lastPosition;
    // Grey, so that no colour of the picture reaches into the blocks.
    this.#canvas.fill(0, height - stripHeight(height), width, stripHeight(height), [16, 128, 128]);
    writeStrip(this.#canvas.luma, width, height, { frame, x: toByte(last.x), y: toByte(last.y), inputs: scene.inputs });
    return this.#canvas.data;
  }

  #waves(now: number): void {
    const { width, height } = this.size;
    const step = 4;
    for (const { colour: fill, share, length, seconds } of WAVES) {
      const phase = ((now / 1000 / seconds) % 1) * Math.PI * 2;
      for (let x = 0; x < width; x += step) {
        const y = height * (0.44 + share * Math.sin((x / width) * Math.PI * 2 * length + phase));
        this.#canvas.fill(x, Math.floor(y), step, 2 * this.#scale, fill);
      }
    }
  }

  #words(scene: Scene, { frame, now }: Moment): void {
    const { width, height } = this.size;
    const line = (GLYPH.height + 4) * this.#scale;
    const left = 8 * this.#scale;
    const put = (text: string, row: number, fill: Colour) =>
      this.#canvas.text(text, left, left + row * line, this.#scale, fill);
    put(`${scene.title}  ${new Date(now).toISOString().slice(11, 22)} UTC`, 0, WHITE);
    put(`Frame ${String(frame).padStart(6, '0')}  ${width}×${height}  ${scene.framesPerSecond} fps`, 1, ACCENT);
    put(`Viewers ${scene.pointers.length}  Inputs ${scene.inputs}`, 2, PALE);
    if (scene.notes !== '') put(scene.notes, 3, PALE);
    const firstRow = Math.floor((height - stripHeight(height) - left * 2) / line) - MOST_VIEWERS_SHOWN;
    scene.pointers.slice(0, MOST_VIEWERS_SHOWN).forEach((pointer, at) => {
      put(describe(pointer, at + 1), firstRow + at, viewerColour(at));
    });
  }

  /** A cross; a disc grows in it while a button is pressed. */
  #pointer({ x, y, buttons, isInside }: Pointer, fill: Colour): void {
    if (!isInside) return;
    const centreX = Math.round(x * (this.size.width - 1));
    const centreY = Math.round(y * (this.size.height - 1));
    const arm = 6 * this.#scale;
    this.#canvas.fill(centreX - arm, centreY - 1, arm * 2, 2, fill);
    this.#canvas.fill(centreX - 1, centreY - arm, 2, arm * 2, fill);
    if (buttons.size > 0) this.#canvas.disc(centreX, centreY, 4 * this.#scale, fill);
  }
}

const viewerColour = (at: number): Colour => OF_VIEWERS[at % OF_VIEWERS.length] ?? WHITE;
const toByte = (share: number): number => Math.round(share * 255);

function describe({ x, y, buttons, wheel, lastKeys }: Pointer, number: number): string {
  const pressed = ['L', 'M', 'R'].map((name, button) => (buttons.has(button) ? name : '-')).join('');
  const position = `${String(toByte(x)).padStart(3, '0')},${String(toByte(y)).padStart(3, '0')}`;
  return `#${number} ${position} ${pressed} wheel ${wheel} keys ${lastKeys.join(' ')}`;
}

/** Night blue that becomes lighter towards the bottom. */
function drawBackground(size: Size): Canvas {
  const canvas = new Canvas(size);
  for (let y = 0; y < size.height; y += 2) {
    const light = y / size.height;
    canvas.fill(0, y, size.width, 2, colour(12 + 14 * light, 18 + 34 * light, 44 + 60 * light));
  }
  return canvas;
}
