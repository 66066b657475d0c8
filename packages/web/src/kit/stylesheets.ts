import { ofTab } from './state.ts';

const missing = ofTab(() => new Set<HTMLLinkElement>());

/** Error events of elements do not bubble, so listen in the capture phase. */
addEventListener('error', ({ target }) => void (isStylesheet(target) && missing().add(target)), { capture: true });

const isStylesheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/**
 * Reloads stylesheets that failed to load. The loader of a screen requests each stylesheet only
 * once, so a second attempt would show the screen without it. Rejects if one fails again.
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
