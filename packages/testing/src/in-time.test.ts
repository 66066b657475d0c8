import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Takes so many milliseconds. */
const take = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('what is prepared in time is returned with its moment', async () => {
  const begun = Date.now();
  const { prepared, moment } = await inTime(500, async () => 'prepared');
  expect(prepared).toBe('prepared');
  expect(moment.getTime()).toBe(begun + 500);
});

test.each([
  ['comes too late', () => 'late'],
  [
    'fails because the moment is over',
    () => {
      throw new Error('closed');
    },
  ],
])('what %s is prepared again, with twice the time', async (_, finish) => {
  const given: number[] = [];
  const { prepared } = await inTime(500, async (moment) => {
    given.push(moment.getTime() - Date.now());
    take(1_500);
    return Date.now() < moment.getTime() ? 'prepared' : finish();
  });
  expect(prepared).toBe('prepared');
  expect(given).toEqual([500, 1_000, 2_000]);
});

test.each([
  ['was never prepared in time', () => 'late', 'it could not be prepared within 64 s'],
  ['failed each time', () => Promise.reject(new Error('closed')), 'closed'],
])('what %s has failed', async (_, finish, why) => {
  const preparing = inTime(1_000, async (moment) => {
    take(moment.getTime() - Date.now());
    return finish();
  });
  await expect(preparing).rejects.toThrow(why);
});

test('what fails before the moment has failed', async () => {
  const failing = inTime(500, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
