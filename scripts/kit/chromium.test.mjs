import { expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

test('CHROME_PATH comes first', () => {
  expect(findChromium({ CHROME_PATH: process.execPath }, [])).toBe(process.execPath);
});

test('a CHROME_PATH that does not run is a sentence, not a reason to take another browser', () => {
  expect(() => findChromium({ CHROME_PATH: '/nowhere/chromium' }, [process.execPath])).toThrow(
    'CHROME_PATH is /nowhere/chromium, which does not run',
  );
});

test('without it the first installed one that runs is taken', () => {
  expect(findChromium({}, ['no-such-browser', process.execPath])).toBe(process.execPath);
});
