import { expect, test } from 'vitest';
import { Painter } from './picture/painter.ts';
import type { Size } from './picture/size.ts';
import { Scene } from './scene.ts';
import { lumaOf, readStrip, writeStrip, type Strip } from './strip.ts';

const sizes = [
  [320, 180],
  [640, 360],
  [801, 451],
  [1920, 1080],
] as const;

function picture(width: number, height: number, strip: Strip): Uint8Array {
  const luma = Uint8Array.from({ length: width * height }, (_, at) => (at * 31) % 256);
  writeStrip(luma, width, height, strip);
  return luma;
}

/** The nearest pixel of another size. */
function scale(luma: Uint8Array, from: Size, to: Size): Uint8Array {
  return Uint8Array.from({ length: to.width * to.height }, (_, at) => {
    const [x, y] = [at % to.width, Math.floor(at / to.width)];
    return luma[Math.floor((y * from.height) / to.height) * from.width + Math.floor((x * from.width) / to.width)] ?? 0;
  });
}

test.each([
  { frame: 0, x: 0, y: 0, inputs: 0 },
  { frame: 1, x: 255, y: 0, inputs: 1 },
  { frame: 2 ** 24 - 1, x: 255, y: 255, inputs: 2 ** 16 - 1 },
  { frame: 0xaaaaaa, x: 0x55, y: 0xaa, inputs: 0x5555 },
])('%j is read as it was written, at every size', (strip) => {
  for (const [width, height] of sizes) expect(readStrip(picture(width, height, strip), width, height)).toEqual(strip);
});

test('inputs beyond 16 bits begin again at 0', () => {
  const luma = picture(640, 360, { frame: 5, x: 1, y: 2, inputs: 2 ** 16 + 3 });
  expect(readStrip(luma, 640, 360)).toEqual({ frame: 5, x: 1, y: 2, inputs: 3 });
});

const FULL = { width: 640, height: 360 };

test.each([
  [FULL, { width: 320, height: 180 }],
  [FULL, { width: 1000, height: 562 }],
  [
    { width: 1920, height: 1080 },
    { width: 426, height: 240 },
  ],
])('a picture scaled from %j to %j is read', (from, to) => {
  const strip = { frame: 123_456, x: 200, y: 17, inputs: 9876 };
  const scaled = scale(picture(from.width, from.height, strip), from, to);
  expect(readStrip(scaled, to.width, to.height)).toEqual(strip);
});

test.each([
  ['nothing', new Uint8Array(), 0, 0],
  ['less than it claims', new Uint8Array(10), 640, 360],
  ['black', new Uint8Array(640 * 360), 640, 360],
  ['white', new Uint8Array(640 * 360).fill(255), 640, 360],
  ['smaller than the blocks', new Uint8Array(20 * 20), 20, 20],
])('%s is no strip', (_, luma, width, height) => {
  expect(readStrip(luma, width, height)).toBeNull();
});

test('a damaged strip is not read: one wrong block is enough', () => {
  const luma = picture(640, 360, { frame: 7, x: 7, y: 7, inputs: 7 });
  for (let y = 320; y < 340; y++) luma.fill(255, y * 640 + 20, y * 640 + 36);
  expect(readStrip(luma, 640, 360)).toBeNull();
});

test('a canvas gives the luma of its pixels', () => {
  expect([...lumaOf([255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255])]).toEqual([255, 0, 76]);
});

test('the painter writes what the scene holds', () => {
  const scene = new Scene('Harbour', 'ÄÖ unknown "characters"', 30);
  scene.add('1');
  scene.apply('1', { kind: 'press', button: 0, position: { x: 1, y: 0.5 } });
  const data = new Painter({ width: 320, height: 180 }).paint(scene, { frame: 9, now: 0 });
  expect(data).toHaveLength((320 * 180 * 3) / 2);
  expect(readStrip(data, 320, 180)).toEqual({ frame: 9, x: 255, y: 128, inputs: 1 });
});
