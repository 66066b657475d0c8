import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { readStrip, type Strip } from '@launchyard/sample/strip';

/** What the picture of a stream says now; null while there is none. */
export const stripOf = async (page: Page): Promise<Strip | null> => toStrip(await page.evaluate(readPicture));

interface Picture {
  width: number;
  height: number;
  /** A letter for each pixel. */
  luma: string;
}

/** The picture of a stream as it is now. Runs in the page. */
export function readPicture(): Picture | null {
  const video = document.querySelector<HTMLVideoElement>('.media video');
  const pen = document.createElement('canvas').getContext('2d');
  if (!video || !pen || video.videoWidth === 0) return null;
  const { videoWidth: width, videoHeight: height } = video;
  Object.assign(pen.canvas, { width, height });
  pen.drawImage(video, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  let luma = '';
  for (let at = 0; at < data.length; at += 4) luma += String.fromCharCode(data[at + 1] ?? 0);
  return { width, height, luma };
}

export function toStrip(picture: Picture | null): Strip | null {
  if (!picture) return null;
  const luma = Uint8Array.from(picture.luma, (letter) => letter.codePointAt(0) ?? 0);
  return readStrip(luma, picture.width, picture.height);
}

export const frame = async (page: Page) => (await stripOf(page))?.frame ?? 0;
export const isLive = (page: Page) => expect.poll(() => frame(page)).toBeGreaterThan(0);

/** Moves the mouse until the picture shows where it is: what is moved before the data channel is open is lost. */
export async function movesIn(page: Page, seenBy: Page): Promise<void> {
  const pointer = async () => {
    await page.mouse.move(640, 180);
    await page.mouse.move(960, 540);
    return pointerIn(await stripOf(seenBy));
  };
  await expect.poll(pointer).toEqual([12, 12]);
}

/** Makes one more move, and returns the inputs that the picture counts with it: none is on its way any more. */
export async function countInputs(page: Page, seenBy: Page): Promise<number> {
  await page.mouse.move(320, 180);
  let inputs = 0;
  const pointer = async () => {
    const strip = await stripOf(seenBy);
    inputs = strip?.inputs ?? 0;
    return pointerIn(strip);
  };
  await expect.poll(pointer).toEqual([4, 4]);
  return inputs;
}

/** Where the mouse is, in sixteenths of the picture. */
const pointerIn = (strip: Strip | null) => [Math.round((strip?.x ?? 0) / 16), Math.round((strip?.y ?? 0) / 16)];
