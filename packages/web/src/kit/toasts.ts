import { createStore } from './store.ts';

export interface Toast {
  id: number;
  kind: 'done' | 'fault';
  text: string;
}

const SHOWN_MS = { done: 4_000, fault: 8_000 };
const MAX_TOASTS = 3;

let count = 0;

/** At most three, the newest last. */
export const toasts = createStore<readonly Toast[]>([]);

export const toastMs = (toast: Toast): number => SHOWN_MS[toast.kind];

/** Says that something is done. */
export const toastDone = (text: string): void => add('done', text);

/** Says that something did not work. Stays twice as long and is read out at once. */
export const toastFault = (text: string): void => add('fault', text);

export function dismissToast(id: number): void {
  toasts.update((shown) => shown.filter((each) => each.id !== id));
}

function add(kind: Toast['kind'], text: string): void {
  count += 1;
  const toast = { id: count, kind, text };
  toasts.update((shown) => [...shown, toast].slice(-MAX_TOASTS));
}
