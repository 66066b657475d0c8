/** How many parts are sent at once, and the gain that was measured. Rates in bytes per second. */
export interface Lanes {
  count: number;
  /** The total speed with the previous number of lanes, for comparison; null at the start. */
  rateBefore: number | null;
  /** `probing`: a lane was just added. `settled`: more lanes were tried that many measurements ago. */
  mood: 'beginning' | 'probing' | 'settled';
  measurementsSettled: number;
}

export const FIRST_LANES: Lanes = { count: 2, rateBefore: null, mood: 'beginning', measurementsSettled: 0 };

/** The minimum and maximum duration of one measurement. */
export const MEASURE_MS = { least: 1_500, most: 20_000 } as const;
/**
 * How many parts each lane sends during it: a part starts with a burst into the machine’s own buffers and ends with a
 * wait for them to drain, so only whole parts show the speed.
 */
export const PARTS_MEASURED = 2;

const MOST = 4;
const FEWEST = 1;
/** A change below a tenth is noise. */
const MARGIN = 0.1;
/** An improved line is noticed by trying again a few minutes later. */
const PROBE_AGAIN_AFTER = 40;

/**
 * Starts with two lanes. Adds one while the total speed rises by a tenth, up to four, and drops one that gained
 * nothing. Later drops one when the total falls by a tenth, down to one: fewer lanes lose less when a connection
 * breaks. Returns the setup of the next measurement.
 */
export function adjustLanes(lanes: Lanes, rate: number): Lanes {
  const { count, rateBefore, mood } = lanes;
  if (mood === 'settled') {
    const reference = rateBefore ?? rate;
    if (rate < reference * (1 - MARGIN)) return settle(Math.max(FEWEST, count - 1), rate);
    const measurementsSettled = lanes.measurementsSettled + 1;
    if (measurementsSettled >= PROBE_AGAIN_AFTER && count < MOST) return probe(count + 1, rate);
    return { ...lanes, rateBefore: Math.max(reference, rate), measurementsSettled };
  }
  const hasRisen = rateBefore === null || rate >= rateBefore * (1 + MARGIN);
  if (!hasRisen) return settle(count - 1, rateBefore);
  return count < MOST ? probe(count + 1, rate) : settle(count, rate);
}

const probe = (count: number, rateBefore: number): Lanes => ({
  count,
  rateBefore,
  mood: 'probing',
  measurementsSettled: 0,
});

const settle = (count: number, rateBefore: number | null): Lanes => ({
  count,
  rateBefore,
  mood: 'settled',
  measurementsSettled: 0,
});
