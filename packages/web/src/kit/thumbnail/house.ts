import { HEIGHT, hsl, WIDTH, type Facet, type Random, type Scene } from './drawing.ts';

const white = (shift: number) => hsl(36, 26, 90 + shift);
const glass = (shift: number) => hsl(195, 22, 74 + shift);

/** Two floors of glass between white slabs, bushes, a pool. */
export function house(random: Random): Scene {
  const hue = [20, 204, 36, 338][Math.floor(random() * 4)] ?? 20;
  const left = 120 + random() * 60;
  const facets: Facet[] = [
    {
      points: [
        [0, 96],
        [WIDTH, 88],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      fill: hsl(hue + 10, 34, 78),
    },
  ];
  for (let tree = 0; tree < 6; tree++)
    facets.push(...bush(random, tree < 4 ? random() * left : left + 150 + random() * 50));
  const slab = (x: number, y: number, width: number, thick: number): Facet[] => [
    {
      points: [
        [x, y],
        [x + width, y - 6],
        [x + width + 14, y],
        [x + 16, y + 7],
      ],
      fill: white(6),
    },
    {
      points: [
        [x, y],
        [x + 16, y + 7],
        [x + 16, y + 7 + thick],
        [x, y + thick],
      ],
      fill: white(-14),
    },
    {
      points: [
        [x + 16, y + 7],
        [x + width + 14, y],
        [x + width + 14, y + thick],
        [x + 16, y + 7 + thick],
      ],
      fill: white(-3),
    },
  ];
  facets.push(
    {
      points: [
        [left + 46, 34],
        [left + 128, 32],
        [left + 128, 66],
        [left + 46, 68],
      ],
      fill: glass(6),
    },
    {
      points: [
        [left + 46, 34],
        [left + 62, 34],
        [left + 62, 68],
        [left + 46, 68],
      ],
      fill: white(-8),
    },
    {
      points: [
        [left + 96, 33],
        [left + 128, 32],
        [left + 128, 66],
        [left + 96, 67],
      ],
      fill: glass(-8),
    },
    ...slab(left + 30, 26, 106, 4),
    {
      points: [
        [left - 20, 76],
        [left + 132, 68],
        [left + 132, 112],
        [left - 20, 118],
      ],
      fill: glass(-2),
    },
    {
      points: [
        [left - 20, 76],
        [left + 8, 75],
        [left + 8, 117],
        [left - 20, 118],
      ],
      fill: hsl(hue, 42, 42),
    },
    {
      points: [
        [left + 92, 71],
        [left + 132, 68],
        [left + 132, 112],
        [left + 92, 114],
      ],
      fill: hsl(24, 20, 26),
    },
    ...slab(left - 48, 70, 176, 5),
    {
      points: [
        [left - 40, 122],
        [left + 150, 112],
        [left + 162, 118],
        [left - 24, 130],
      ],
      fill: white(0),
    },
    {
      points: [
        [left + 20, HEIGHT],
        [left + 170, 120],
        [WIDTH, 124],
        [WIDTH, HEIGHT],
      ],
      fill: hsl(178, 38, 46),
    },
  );
  return { sky: [hsl(hue, 50, 77), hsl(hue + 10, 50, 86)], facets };
}

function bush(random: Random, x: number): Facet[] {
  const y = 72 + random() * 16;
  const r = 10 + random() * 10;
  const hue = 56 + random() * 22;
  const ring = (from: number, to: number): [number, number][] =>
    Array.from({ length: 5 }, (_, i) => {
      const angle = from + ((to - from) * i) / 4;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 1.25];
    });
  return [
    { points: ring(Math.PI * 0.6, Math.PI * 1.6), fill: hsl(hue, 34, 54) },
    { points: ring(-Math.PI * 0.4, Math.PI * 0.6), fill: hsl(hue, 36, 40) },
  ];
}
