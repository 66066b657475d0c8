import { expect, test } from 'vitest';
import { findAreas, isArea } from './areas.mjs';
import { steps } from './steps.mjs';

test('an area is a source folder of any package, listed once; steps keep their names', async () => {
  const areas = await findAreas();
  expect(areas).toEqual(expect.arrayContaining(['links', 'uploads', 'session', 'socket']));
  expect(new Set(areas).size).toBe(areas.length);
  expect(areas.filter((name) => Object.hasOwn(steps, name))).toEqual([]);
});

test.each([
  ['links', true],
  ['uploads/pipeline', true],
  ['uploads/nothing', false],
  ['pipeline/uploads', false],
  ['uploads/..', false],
  ['nothing', false],
])('%s is an area or a part of one: %s', async (name, isOne) => {
  expect(await isArea(name)).toBe(isOne);
});
