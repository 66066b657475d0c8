import { useEffect } from 'react';
import { takeToast, toasts } from './toasts.ts';

/**
 * Ctrl or Cmd with Z does what the newest toast offers: a dialog keeps the focus within itself, so that the toast’s button cannot be reached
 * by Tab from there. What is typed into stays the browser’s to undo.
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
