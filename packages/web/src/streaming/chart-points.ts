import { QUALITY_PERIOD_SECONDS } from '@launchyard/domain/streaming';

/** A measured value and when it was measured. */
export interface Point {
  at: string;
  value: number;
}

/** In milliseconds. */
export interface Span {
  from: number;
  to: number;
}

export interface Summary {
  average: number;
  worst: Point;
  last: Point;
}

/** From the first to the last point; null for none. */
export function spanOf(points: readonly Pick<Point, 'at'>[]): Span | null {
  const times = points.map(({ at }) => Date.parse(at));
  return times.length === 0 ? null : { from: Math.min(...times), to: Math.max(...times) };
}

/** Null for no points. `worst`: at a frame rate the lowest, at a round trip the highest; of equal ones the first. */
export function sumUpPoints(points: readonly Point[], worst: 'lowest' | 'highest'): Summary | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const isWorse = (one: Point, other: Point) =>
    worst === 'lowest' ? one.value < other.value : one.value > other.value;
  return {
    average: average(points),
    worst: points.reduce((found, each) => (isWorse(each, found) ? each : found), first),
    last,
  };
}

/** Where the scale ends: a round number whose half is one, too, at or above every value. */
export function topOf(points: readonly Point[]): number {
  const most = Math.max(10, ...points.map(({ value }) => value));
  const power = 10 ** Math.floor(Math.log10(most));
  return (ROUND.find((each) => each * power >= most) ?? 10) * power;
}

const ROUND = [1, 2, 3, 4, 6, 8, 10];

/** Where a point lies in a chart, in percent from its top left. */
export function placeIn({ at, value }: Point, { from, to }: Span, top: number): { x: number; y: number } {
  // The only one is the newest.
  const x = from === to ? 100 : ((Date.parse(at) - from) / (to - from)) * 100;
  return { x, y: 100 - (Math.min(value, top) / top) * 100 };
}

/** A line ends where nothing was measured for more than three periods: the stream was away. */
const LONGEST_GAP_MILLISECONDS = 3 * QUALITY_PERIOD_SECONDS * 1000;

/** The points in pieces that each are one line. */
export function piecesOf(points: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const at = Date.parse(point.at);
    const piece = at - before > LONGEST_GAP_MILLISECONDS ? undefined : pieces.at(-1);
    if (piece) piece.push(point);
    else pieces.push([point]);
    before = at;
  }
  return pieces;
}

/** One point for each minute: its average. */
export function byMinute(points: readonly Point[]): Point[] {
  const minutes = Map.groupBy(points, ({ at }) => Math.floor(Date.parse(at) / 60_000));
  return [...minutes.values()].flatMap((each) => (each[0] ? [{ at: each[0].at, value: average(each) }] : []));
}

const average = (points: readonly Point[]): number => points.reduce((sum, { value }) => sum + value, 0) / points.length;
