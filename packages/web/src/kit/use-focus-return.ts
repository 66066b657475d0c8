import { useEffect, useState } from 'react';
import { rowAfter } from './row-after.ts';

/**
 * A dialog closes by unmounting, so antd does not notice: this returns the focus to the previous
 * element.
 */
export function useFocusReturn(): void {
  const [giveBack] = useState(focusReturn);
  useEffect(() => giveBack, [giveBack]);
}

/**
 * Remembers the focused element and returns a function that focuses it again. If it is gone by
 * then, for example with its deleted row, the focus goes to the row in its place, else to the title
 * of its dialog, or to the page.
 */
export function focusReturn(): () => void {
  const origin = document.activeElement;
  const below = origin?.closest('[role=dialog]') ?? null;
  const after = rowAfter(origin);
  return () => {
    setTimeout(() => {
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
      // If something else took the focus in the meantime, leave it there.
      else if (document.activeElement === document.body) {
        // The page is taller than the window: do not scroll it.
        (after() ?? titleOf(below) ?? document.getElementById('content'))?.focus({ preventScroll: true });
      }
    });
  };
}

/** The title of a dialog, which takes the focus if nothing else does. */
function titleOf(dialog: Element | null): HTMLElement | null {
  const id = dialog?.isConnected ? dialog.getAttribute('aria-labelledby') : null;
  return id ? document.getElementById(id) : null;
}
