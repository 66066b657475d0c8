import { useEffect, useState } from 'react';
import { rowAfter } from './row-after.ts';

/** A dialog is closed by no longer being there, so antd does not see it close: gives the focus back to what had it before. */
export function useFocusReturn(): void {
  const [giveBack] = useState(focusReturn);
  useEffect(() => giveBack, [giveBack]);
}

/**
 * Remembers what has the focus now. The answer gives it back. When that went away meanwhile, with the row that was deleted, the focus goes to
 * the row that stands in its place, else to the title of the dialog that it was in, or to the page.
 */
export function focusReturn(): () => void {
  const origin = document.activeElement;
  const below = origin?.closest('[role=dialog]') ?? null;
  const after = rowAfter(origin);
  return () => {
    setTimeout(() => {
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
      // Something else took it meanwhile: that stays.
      else if (document.activeElement === document.body) {
        // The page is taller than the window: its top stays where it is.
        (after() ?? titleOf(below) ?? document.getElementById('content'))?.focus({ preventScroll: true });
      }
    });
  };
}

/** The title of a dialog, which takes the focus when nothing else is to have it. */
function titleOf(dialog: Element | null): HTMLElement | null {
  const id = dialog?.isConnected ? dialog.getAttribute('aria-labelledby') : null;
  return id ? document.getElementById(id) : null;
}
