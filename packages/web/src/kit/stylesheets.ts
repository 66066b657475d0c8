import { ofTab } from './state.ts';

const missing = ofTab(() => new Set<HTMLLinkElement>());

/** Errors of elements do not bubble: they are caught on their way down. */
addEventListener('error', ({ target }) => void (isStylesheet(target) && missing().add(target)), { capture: true });

const isStylesheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/**
 * Asks again for the stylesheets that did not come: what loads a screen asks for each of its own once only, and would show it without them
 * the second time. Rejects when one does not come again.
 */
export async function bringStylesheets(): Promise<void> {
  await Promise.all([...missing()].map(bringAgain));
}

function bringAgain(link: HTMLLinkElement): Promise<void> {
  missing().delete(link);
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new TypeError(`The stylesheet ${again.href} did not come`)));
    link.replaceWith(again);
  });
}
