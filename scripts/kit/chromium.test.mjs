import { expect, test } from 'vitest';
import { findChromium, findHeadlessChromium } from './chromium.mjs';

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

test('pages are shown without a window where that is possible, and by CHROME_PATH if it is set', () => {
  expect(findHeadlessChromium({}, process.execPath)).toBe(process.execPath);
  expect(findHeadlessChromium({ CHROME_PATH: process.execPath }, 'no-such-browser')).toBe(process.execPath);
});
