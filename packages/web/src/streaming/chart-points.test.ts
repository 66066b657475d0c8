import { expect, test } from 'vitest';
import { byMinute, piecesOf, placeIn, spanOf, sumUpPoints, topOf, type Point } from './chart-points.ts';

const START = Date.parse('2026-11-25T14:03:00Z');
const point = (seconds: number, value: number): Point => ({
  at: new Date(START + seconds * 1000).toISOString(),
  value,
});

test.each([
  [[], 10],
  [[0], 10],
  [[10], 10],
  [[11], 20],
  [[59.9], 60],
  [[60], 60],
  [[60.1], 80],
  [[81], 100],
  [[101], 200],
  [[2_500], 3_000],
])('the scale of %j ends at %d', (values, top) => {
  expect(topOf(values.map((value) => point(0, value)))).toBe(top);
});

test('the worst is the lowest or the highest, and of equal ones the first', () => {
  const points = [point(0, 60), point(10, 30), point(20, 30), point(30, 80)];
  expect(sumUpPoints(points, 'lowest')).toEqual({ average: 50, worst: points[1], last: points[3] });
  expect(sumUpPoints(points, 'highest')?.worst).toEqual(points[3]);
  expect(sumUpPoints([], 'lowest')).toBeNull();
});

test.each([
  ['the first', point(0, 0), { x: 0, y: 100 }],
  ['the last', point(100, 60), { x: 100, y: 0 }],
  ['one between', point(25, 30), { x: 25, y: 50 }],
  ['one beyond the scale', point(50, 90), { x: 50, y: 0 }],
])('%s point is placed', (_, placed, place) => {
  const span = spanOf([point(0, 0), point(100, 0)]);
  expect(span && placeIn(placed, span, 60)).toEqual(place);
});

test('a single point lies at the end', () => {
  const only = point(0, 30);
  const span = spanOf([only]);
  expect(span && placeIn(only, span, 60).x).toBe(100);
  expect(spanOf([])).toBeNull();
});

test('a line ends where the stream was away', () => {
  const points = [point(0, 60), point(10, 60), point(40, 60), point(71, 60), point(80, 60)];
  expect(piecesOf(points).map(({ length }) => length)).toEqual([3, 2]);
  expect(piecesOf([])).toEqual([]);
});

test('minutes are averaged', () => {
  expect(byMinute([point(0, 60), point(59, 30), point(60, 10)])).toEqual([point(0, 45), point(60, 10)]);
});
