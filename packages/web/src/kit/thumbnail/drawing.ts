/** A flat coloured shape: points in the picture's grid of 344 × 138. */
export interface Facet {
  points: [number, number][];
  fill: string;
}

export const WIDTH = 344;
export const HEIGHT = 138;

export interface Scene {
  sky: [string, string];
  facets: Facet[];
}

/** Numbers in [0, 1). */
export type Random = () => number;

/** Hue in degrees, the others in percent. */
export const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${Math.round(((hue % 360) + 360) % 360)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;
