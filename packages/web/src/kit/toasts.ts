import { ofTab } from './state.ts';
import { tabStore } from './store.ts';

/** What can be done about it, for as long as it is shown. */
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
/** Faults must be read, and what offers something must be reached. */
const LONG_MS = 8_000;
const MAX_TOASTS = 3;

const given = ofTab(() => ({ count: 0 }));

/** At most three, the newest last. */
export const toasts = tabStore<readonly Toast[]>(() => []);

export const toastMs = ({ kind, action }: Toast): number => (kind === 'fault' || action ? LONG_MS : SHOWN_MS);

/** Says that something is done, and what can be done about it. */
export const toastDone = (text: string, action?: ToastAction): void => add('done', text, action);

/** Says that something did not work. Stays twice as long and is read out at once. */
export const toastFault = (text: string): void => add('fault', text);

export function dismissToast(id: number): void {
  toasts.update((shown) => shown.filter((each) => each.id !== id));
}

/** Does what a toast offers, once. */
export function takeToast({ id, action }: Toast): void {
  dismissToast(id);
  action?.run();
}

function add(kind: Toast['kind'], text: string, action?: ToastAction): void {
  given().count += 1;
  const toast = { id: given().count, kind, text, action };
  toasts.update((shown) => [...shown, toast].slice(-MAX_TOASTS));
}
