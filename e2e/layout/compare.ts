import type { Mark, Print } from './print.ts';

/** Another font or browser draws text some pixels wider; larger moves are real. */
const TOLERATED_PIXELS = 8;
const TOLERATED_SHARE = 0.02;
/** Of 100: a shade of the same colour, not another one. */
const TOLERATED_LIGHTNESS = 8;
/** Further findings add nothing. */
const MOST_TOLD = 15;

/** The differences from the expected print, in sentences; none if all is well. */
export function comparePrints(expected: Print, found: Print): string[] {
  const now = new Map(found.marks.map((mark) => [mark.what, mark]));
  const before = new Set(expected.marks.map(({ what }) => what));
  const differences = [
    ...expected.marks.flatMap((mark) => compareMarks(mark, now.get(mark.what))),
    ...found.marks.filter(({ what }) => !before.has(what)).map((mark) => `${mark.what} is new, at ${place(mark)}`),
    ...(found.page[0] > expected.page[0] ? [`the page scrolls sideways: it is ${found.page[0]} px wide`] : []),
  ];
  const more = differences.length - MOST_TOLD;
  return more > 0 ? [...differences.slice(0, MOST_TOLD), `and ${more} more`] : differences;
}

function compareMarks(expected: Mark, found: Mark | undefined): string[] {
  const { what } = expected;
  if (!found) return [`${what} is gone; it was at ${place(expected)}`];
  const differences: string[] = [];
  const isBeside = expected.box.some((value, index) => isOff(value, found.box[index] ?? 0));
  if (isBeside) differences.push(`${what} went from ${place(expected)} to ${place(found)}`);
  if (isOtherColor(expected.ground, found.ground))
    differences.push(`${what} stands on ${found.ground} instead of ${expected.ground}`);
  if (isOtherColor(expected.ink, found.ink))
    differences.push(`${what} is written in ${found.ink} instead of ${expected.ink}`);
  if (found.isCovered && !expected.isCovered) differences.push(`${what} is covered by something else`);
  return differences;
}

const isOff = (expected: number, found: number): boolean =>
  Math.abs(expected - found) > Math.max(TOLERATED_PIXELS, Math.abs(expected) * TOLERATED_SHARE);

const isOtherColor = (expected: string, found: string): boolean => {
  const [token, lightness] = expected.split('@');
  const [foundToken, foundLightness] = found.split('@');
  return token !== foundToken || Math.abs(Number(lightness) - Number(foundLightness)) > TOLERATED_LIGHTNESS;
};

const place = ({ box: [x, y, width, height] }: Mark): string => `${x},${y} (${width} × ${height})`;
