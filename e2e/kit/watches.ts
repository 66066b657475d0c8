import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Watches a page for the first text of a kind, since a countdown says something else a second later. Returns what waits
 * for that text.
 */
export async function watchForText(page: Page, kind: RegExp): Promise<() => Promise<string>> {
  const seen = await page.evaluateHandle((source) => {
    const found = { text: '' };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
    return found;

    function look(): void {
      [found.text = ''] = new RegExp(source).exec(document.body.textContent ?? '') ?? [];
      if (found.text !== '') observer.disconnect();
    }
  }, kind.source);
  const read = () => seen.evaluate(({ text }) => text);
  return async () => {
    await expect.poll(read, { message: `the page says ${String(kind)}` }).not.toBe('');
    return read();
  };
}

/** Records the notices that are shown although the viewer wants none. */
export async function watchUnwanted(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const notice = document.querySelector('.news');
    const wanted = document.querySelector<HTMLInputElement>('#notifications');
    if (!notice || !wanted) throw new Error('the page has no notices, or no choice of them');
    new MutationObserver(() => {
      if (notice.textContent && !wanted.checked) texts.push(notice.textContent);
    }).observe(notice, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => seen.jsonValue();
}

/** Records what title the page of a stream has whenever it begins to show a picture. */
export async function watchPictures(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const titles: string[] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof Element && node.matches('.media')))
        titles.push(document.querySelector('h1')?.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
    return titles;
  });
  return () => seen.jsonValue();
}

/** Runs in the page: the library keeps the element that plays sound out of it. */
export function keepAudio(): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string) => {
    const element = create(name);
    if (element instanceof HTMLAudioElement) Object.assign(globalThis, { heard: element });
    return element;
  };
}
