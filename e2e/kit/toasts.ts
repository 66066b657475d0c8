import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onEach, TOASTS } from './appearing.ts';

const recorded = new WeakMap<Page, string[]>();

/** Records the toasts of a page, whatever it leads to. */
export async function recordToasts(page: Page): Promise<void> {
  const texts: string[] = [];
  recorded.set(page, texts);
  await page.exposeBinding('tellText', (_, text: string) => void texts.push(text));
  await onEach(page, TOASTS, 'tell');
}

/** Waits for a toast, which may be gone again. Each counts once: a second call waits for a second toast. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const texts = recorded.get(page);
  if (!texts) throw new Error('its toasts are not recorded: open it with openPanel');
  await expect.poll(() => [...texts], { message: 'the toasts' }).toContainEqual(expect.stringContaining(text));
  texts.splice(
    texts.findIndex((each) => each.includes(text)),
    1,
  );
}

/** Keeps toasts open from now on, as a mouse does that rests on them. */
export const holdToasts = (page: Page): Promise<void> => onEach(page, TOASTS, 'point');
