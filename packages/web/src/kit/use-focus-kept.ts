import { useEffect, type RefObject } from 'react';
import { rowAfter } from './row-after.ts';

/**
 * Keeps the focus in a dialog when the focused element disappears, such as a button in a deleted
 * row: it moves to the row that takes its place, else to the title. Otherwise the browser moves it
 * to the page behind, and keyboard users start over there.
 */
export function useFocusKept(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = title.current?.closest('[role=dialog]');
    if (!dialog) return undefined;
    let last: Element | null = null;
    let after = rowAfter(null);
    const note = ({ target }: Event) => {
      last = target instanceof Element ? target : null;
      after = rowAfter(last);
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      (after() ?? title.current)?.focus();
    });
    dialog.addEventListener('focusin', note);
    observer.observe(dialog, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [title]);
}
