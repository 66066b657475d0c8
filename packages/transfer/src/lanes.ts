/** How many parts go at once, and what is known of how much that brings. Rates in bytes per second. */
export interface Lanes {
  count: number;
  /** The total at the lanes before, which the present ones are held against; null at the beginning. */
  rateBefore: number | null;
  /** `probing`: a lane was just added. `settled`: what more lanes bring has been tried, so many measurements ago. */
  mood: 'beginning' | 'probing' | 'settled';
  measurementsSettled: number;
}

export const FIRST_LANES: Lanes = { count: 2, rateBefore: null, mood: 'beginning', measurementsSettled: 0 };

/** How long one measurement takes at the least, and at the most. */
export const MEASURE_MS = { least: 1_500, most: 20_000 } as const;
/**
 * And how many parts each lane sends in it: a part begins with a leap, what the machine's own buffers take at once, and ends with a wait for
 * them to empty, so only whole parts tell the pace.
 */
export const PARTS_MEASURED = 2;

const MOST = 4;
const FEWEST = 1;
/** A rise, or a fall, below a tenth is the weather of the line. */
const MARGIN = 0.1;
/** A line that got better is noticed by trying again now and then, some minutes later. */
const PROBE_AGAIN_AFTER = 40;

/**
 * Begins with two lanes. Adds one while the total rises by a tenth with it, up to four; one that brought nothing is given back. Later one is
 * given back when the total falls by a tenth, down to one: fewer lanes lose less when a line breaks. Answers what the next measurement is made with.
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
