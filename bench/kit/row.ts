/** The bound for a ratio. */
export interface Target {
  bound: '≤' | '≥';
  ratio: number;
}

/** One of our figures compared to a peer's or a limit, measured in the same run. */
export interface Row {
  what: string;
  measured: { value: number; unit: string };
  /** A peer that did the same, or the limit, in the unit of `measured`. */
  against: { name: string; value: number };
  /** `measured` divided by `against`. */
  ratio: number;
  /** Formatted, such as "≤ 0.125". Null if the ratio is only reported. */
  target: string | null;
  isMet: boolean;
}

/** The result of a bench. */
export interface Outcome {
  rows: Row[];
  /** Versions of everything involved besides Node, by name: the browser and the peers. */
  versions: Record<string, string>;
}

export const atMost = (ratio: number): Target => ({ bound: '≤', ratio });
export const atLeast = (ratio: number): Target => ({ bound: '≥', ratio });

/** Creates a row: computes the ratio and checks it against the target. */
export function rowOf(given: {
  what: string;
  unit: string;
  measured: number;
  against: { name: string; value: number };
  target: Target | null;
}): Row {
  const { what, unit, measured, against, target } = given;
  const ratio = measured / against.value;
  return {
    what,
    measured: { value: round(measured), unit },
    against: { name: against.name, value: round(against.value) },
    ratio: round(ratio),
    target: target && `${target.bound} ${target.ratio}`,
    isMet: target === null || (target.bound === '≤' ? ratio <= target.ratio : ratio >= target.ratio),
  };
}

/** More than four digits would be noise on a machine with other load. */
const round = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));
