import { HEIGHT, hsl, WIDTH, type Facet, type Random, type Scene } from './drawing.ts';

/** Colours of the towers, of the few lit ones, and of the sky. */
const CITIES = [
  { tower: [222, 58, 12], lit: [20, 72, 52], sky: [224, 54, 6] },
  { tower: [236, 40, 20], lit: [222, 86, 58], sky: [240, 44, 9] },
  { tower: [208, 20, 62], lit: [24, 66, 66], sky: [206, 38, 84] },
  { tower: [28, 24, 68], lit: [204, 34, 52], sky: [26, 54, 84] },
] as const;

/** Three rows of towers by day or night. */
export function city(random: Random): Scene {
  const { tower, lit, sky } = CITIES[Math.floor(random() * CITIES.length)] ?? CITIES[0];
  const isNight = sky[2] < 50;
  const facets: Facet[] = [];
  for (let row = 0; row < 3; row++) {
    let x = -14 - random() * 20;
    while (x < WIDTH) {
      const width = 16 + random() * 16;
      const top = 12 + row * 24 + random() * 46;
      const [hue, saturation, lightness] = random() < 0.16 ? lit : tower;
      const color = (shift: number) => hsl(hue, saturation, lightness + row * (isNight ? 5 : -8) + shift);
      facets.push(...block(x, top, width, color));
      x += width * 1.5 + random() * 12;
    }
  }
  return { sky: [hsl(sky[0], sky[1], sky[2]), hsl(sky[0], sky[1], sky[2] + (isNight ? 10 : 8))], facets };
}

/** A tower seen slightly from above: a front, a shaded side, a bright roof. */
function block(x: number, top: number, width: number, color: (shift: number) => string): Facet[] {
  const side = width * 0.42;
  const rise = side * 0.5;
  return [
    {
      points: [
        [x, top],
        [x + width, top],
        [x + width, HEIGHT],
        [x, HEIGHT],
      ],
      fill: color(4),
    },
    {
      points: [
        [x + width, top],
        [x + width + side, top - rise],
        [x + width + side, HEIGHT],
        [x + width, HEIGHT],
      ],
      fill: color(-6),
    },
    {
      points: [
        [x, top],
        [x + side, top - rise],
        [x + width + side, top - rise],
        [x + width, top],
      ],
      fill: color(14),
    },
  ];
}
