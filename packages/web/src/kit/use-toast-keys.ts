import { useEffect } from 'react';
import { takeToast, toasts } from './toasts.ts';

/**
 * Ctrl or Cmd with Z runs the newest toast's action: a dialog traps the focus, so Tab cannot reach
 * the toast’s button. In text fields, the browser’s undo applies.
 */
export function useToastKeys(): void {
  useEffect(() => {
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, []);
}

function take(event: KeyboardEvent): void {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
  if (!isUndo || isTypedInto(event.target)) return;
  const toast = toasts.get().findLast((each) => each.action);
  if (!toast) return;
  event.preventDefault();
  takeToast(toast);
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
