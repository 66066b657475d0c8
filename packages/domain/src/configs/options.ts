/**
 * Applications §9, 'Time-limit option lists': 10 to 500 in steps of 10, plus the current value. For the maximum session
 * time, in minutes.
 */
export const sessionTimeOptions = (current: number): number[] =>
  including(
    current,
    Array.from({ length: 50 }, (_, index) => (index + 1) * 10),
  );

/** Applications §9: 15 consecutive numbers after a base, plus the current value. For the two idle times, in minutes. */
export const idleTimeOptions = (current: number, base = 0): number[] =>
  including(
    current,
    Array.from({ length: 15 }, (_, index) => base + index + 1),
  );

const including = (current: number, options: number[]): number[] =>
  [...new Set([...options, current])].toSorted((a, b) => a - b);
