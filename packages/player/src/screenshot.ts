import { h } from './dom.ts';

const KEPT_MILLISECONDS = 10_000;

/** Saves what is shown now as a file of the visitor’s; false if nothing is shown. */
export async function saveScreenshot(video: HTMLVideoElement | null, name: string | null): Promise<boolean> {
  if (!video || video.videoWidth === 0) return false;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return false;
  const address = URL.createObjectURL(blob);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  h('a', { href: address, download: `${name ?? 'stream'}-${time}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
  return true;
}
