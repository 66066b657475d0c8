import { useEffect, type RefObject } from 'react';
import { rowAfter } from './row-after.ts';

/**
 * Keeps the focus in a dialog when what has it goes away, such as the button of a row that was just deleted: it goes to the row that stands in
 * its place, else to the title. Otherwise the browser puts it on the page behind, and a keyboard begins anew there.
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
