import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Passes a text on to the test. */
    tellText(text: string): void;
  }
}

interface Reaction {
  selector: string;
  act: 'tell' | 'point' | 'focus';
}

/** Toasts: each is gone after a few seconds, unless somebody points at it. */
export const TOASTS = ':is(output, [role=alert]) > p[data-kind]';
/** The page about a payment: it leads home after a few seconds, unless somebody points at it or is in it. */
export const PAYMENT_RESULT = 'section[aria-labelledby=result]';

/** Reacts in the page itself to each element that appears: on a busy machine, the test would be too late. */
export async function onEach(page: Page, selector: string, act: Reaction['act']): Promise<void> {
  await page.addInitScript(react, { selector, act });
  await page.evaluate(react, { selector, act });
}

/** Runs in the page. */
function react({ selector, act }: Reaction): void {
  const take = (element: Element) => {
    if (act === 'tell') window.tellText(element.textContent ?? '');
    if (act === 'point') element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    if (act === 'focus' && element instanceof HTMLElement) element.focus();
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(selector)) take(node);
      node.querySelectorAll(selector).forEach(take);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
