import { expect, test } from 'vitest';
import { findAreas, isArea, isTestFile } from './areas.mjs';
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

test.each([
  ['scripts/kit/areas.test.mjs', true],
  ['scripts/kit/nothing.test.mjs', false],
  ['scripts/kit/areas.mjs', false],
  ['areas.test.mjs', false],
  ['../main/scripts/kit/areas.test.mjs', false],
])('%s is a test file: %s', async (name, isOne) => {
  expect(await isTestFile(name)).toBe(isOne);
});
