export interface Size {
  width: number;
  height: number;
}

/** Below the least, the strip of the picture could not be read. Above the most, drawing would cost too much. */
export const SIZE_BOUNDS = { least: { width: 320, height: 180 }, most: { width: 1920, height: 1080 } } as const;

/** The closest size within the bounds; both sides are even, because colours have half the resolution. */
export function fitSize({ width, height }: Size): Size {
  const { least, most } = SIZE_BOUNDS;
  return { width: fit(width, least.width, most.width), height: fit(height, least.height, most.height) };
}

const fit = (value: number, least: number, most: number) => Math.min(Math.max(Math.floor(value / 2) * 2, least), most);
