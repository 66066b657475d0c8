import { HEIGHT, hsl, WIDTH, type Facet, type Random, type Scene } from './drawing.ts';

/** Sky, far ground and near ground of a landscape: hue and saturation. */
const LANDS = [
  { air: [205, 38], far: [214, 16], near: [88, 26] },
  { air: [24, 58], far: [350, 22], near: [30, 34] },
  { air: [190, 30], far: [196, 20], near: [168, 28] },
  { air: [262, 34], far: [252, 22], near: [232, 30] },
] as const;

/** Four ridges, darker the nearer they are. */
export function hills(random: Random): Scene {
  const land = LANDS[Math.floor(random() * LANDS.length)] ?? LANDS[0];
  const facets: Facet[] = [];
  const layers = 4;
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer / (layers - 1);
    const base = 62 + depth * 50;
    const mix = (index: 0 | 1) => land.far[index] + (land.near[index] - land.far[index]) * depth;
    const tone = (shift: number) => hsl(mix(0), mix(1), 78 - depth * 30 + shift);
    let x = -30 - random() * 40;
    let y = base + random() * 8;
    while (x < WIDTH + 30) {
      const step = 60 + random() * 70;
      const peak: [number, number] = [
        x + step * (0.4 + random() * 0.2),
        base - (34 - depth * 22) * (0.35 + random() * 0.65),
      ];
      const end: [number, number] = [x + step, base + random() * 8];
      const foot: [number, number] = [peak[0] - step * 0.12, HEIGHT];
      facets.push({ points: [[x, y], peak, foot, [x, HEIGHT]], fill: tone(4 + random() * 2) });
      facets.push({ points: [peak, end, [end[0], HEIGHT], foot], fill: tone(-3 - random() * 2) });
      [x, y] = end;
    }
  }
  const [hue, saturation] = land.air;
  return { sky: [hsl(hue, saturation, 80), hsl(hue + 10, saturation + 6, 91)], facets };
}
