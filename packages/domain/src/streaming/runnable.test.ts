import { expect, test } from 'vitest';
import { notRunnableNote, runsOn, type Platform } from './index.ts';

test.each<[Platform | null, Platform[] | null, boolean | null, string | null]>([
  ['linux', ['linux'], true, null],
  ['windows', ['linux', 'windows'], true, null],
  ['windows', ['linux'], false, 'Cannot be played yet: the fleet runs no Windows builds.'],
  ['linux', ['windows'], false, 'Cannot be played yet: the fleet runs no Linux builds.'],
  ['linux', [], false, 'Cannot be played yet: no fleet is connected.'],
  // Without a version there is nothing to say of it.
  [null, ['linux'], false, null],
  // A fleet that is silent may be starting.
  ['windows', null, null, null],
  [null, null, null, null],
])('a build for %s where builds for %j run: %s', (platform, platforms, isRunnable, note) => {
  expect(runsOn(platform, platforms)).toBe(isRunnable);
  expect(notRunnableNote(platform, platforms)).toBe(note);
});
