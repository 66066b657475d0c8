/** What a ratio has to keep to. */
export interface Target {
  bound: '≤' | '≥';
  ratio: number;
}

/** A figure of ours beside the one that it is held against: a peer's or a limit's, taken in the same run. */
export interface Row {
  what: string;
  measured: { value: number; unit: string };
  /** A peer that did the same, or the limit; in the unit of `measured`. */
  against: { name: string; value: number };
  /** Of `measured` to `against`. */
  ratio: number;
  /** As it is read: "≤ 0.125". Null where the ratio is told and not judged. */
  target: string | null;
  isMet: boolean;
}

/** What a bench answers. */
export interface Outcome {
  rows: Row[];
  /** Of what took part besides Node: the browser and the peers, by name. */
  versions: Record<string, string>;
}

export const atMost = (ratio: number): Target => ({ bound: '≤', ratio });
export const atLeast = (ratio: number): Target => ({ bound: '≥', ratio });

/** Makes a row: works out the ratio and judges it. */
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

/** Four digits are more than a machine with other tasks can tell. */
const round = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));
