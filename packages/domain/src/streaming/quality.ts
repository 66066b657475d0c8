import type { QualitySample } from './protocol.ts';

/** The quality of a stretch of a stream. Null: nothing was measured. */
export interface Quality {
  /** How many seconds were measured. */
  seconds: number;
  framesPerSecond: number;
  /** The frame rate that all but the worst twentieth of the seconds reached. */
  framesPerSecondP5: number;
  roundTripMilliseconds: number | null;
  jitterMilliseconds: number | null;
  lossPercent: number | null;
  bitsPerSecond: number;
  freezes: number;
  width: number;
  height: number;
}

/** Sums up samples: medians, except the worst loss, the sum of freezes, and the last size. Null for none. */
export function sumUp(samples: readonly QualitySample[]): Quality | null {
  const last = samples.at(-1);
  if (!last) return null;
  const rates = samples.map((each) => each.framesPerSecond);
  return {
    seconds: samples.length,
    framesPerSecond: quantile(rates, 0.5) ?? 0,
    framesPerSecondP5: quantile(rates, 0.05) ?? 0,
    roundTripMilliseconds: quantile(known(samples, 'roundTripMilliseconds'), 0.5),
    jitterMilliseconds: quantile(known(samples, 'jitterMilliseconds'), 0.5),
    lossPercent: quantile(known(samples, 'lossPercent'), 1),
    bitsPerSecond:
      quantile(
        samples.map((each) => each.bitsPerSecond),
        0.5,
      ) ?? 0,
    freezes: samples.reduce((sum, each) => sum + each.freezes, 0),
    width: last.width,
    height: last.height,
  };
}

type Measured = 'roundTripMilliseconds' | 'jitterMilliseconds' | 'lossPercent';
const known = (samples: readonly QualitySample[], name: Measured): number[] =>
  samples.map((each) => each[name]).filter((value) => value !== null);

/** The value below which that share lies; null for none. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? null;
}
