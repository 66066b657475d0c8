import { expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

test('CHROME_PATH comes first', () => {
  expect(findChromium({ CHROME_PATH: process.execPath }, [])).toBe(process.execPath);
});

test('a broken CHROME_PATH is reported instead of using another browser', () => {
  expect(() => findChromium({ CHROME_PATH: '/nowhere/chromium' }, [process.execPath])).toThrow(
    'CHROME_PATH is /nowhere/chromium, which does not run',
  );
});

test('without it the first working installation is used', () => {
  expect(findChromium({}, ['no-such-browser', process.execPath])).toBe(process.execPath);
});
