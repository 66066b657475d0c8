import { ofTab } from './state.ts';
import { tabStore } from './store.ts';

/** An action, available while the toast is shown. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: 'done' | 'fault';
  text: string;
  action?: ToastAction | undefined;
}

const SHOWN_MS = 4_000;
/** Users must be able to read errors and to reach actions. */
const LONG_MS = 8_000;
const MAX_TOASTS = 3;

const given = ofTab(() => ({ count: 0 }));

/** At most three, newest last. */
export const toasts = tabStore<readonly Toast[]>(() => []);

export const toastMs = ({ kind, action }: Toast): number => (kind === 'fault' || action ? LONG_MS : SHOWN_MS);

/** Reports success, with an optional action. */
export const toastDone = (text: string, action?: ToastAction): void => void add('done', text, action);

/** Reports a failure. It stays twice as long and is announced immediately. */
export const toastFault = (text: string): void => void showFault(text);

/** The same, once for the same text; returns what takes it off the screen. */
export function showFault(text: string): () => void {
  toasts.update((shown) => shown.filter((each) => each.kind !== 'fault' || each.text !== text));
  const id = add('fault', text);
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  toasts.update((shown) => shown.filter((each) => each.id !== id));
}

/** Runs a toast's action, once. */
export function takeToast({ id, action }: Toast): void {
  dismissToast(id);
  action?.run();
}

function add(kind: Toast['kind'], text: string, action?: ToastAction): number {
  const id = (given().count += 1);
  toasts.update((shown) => [...shown, { id, kind, text, action }].slice(-MAX_TOASTS));
  return id;
}
