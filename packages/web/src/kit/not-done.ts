import { faultText } from './fault-text.ts';
import type { Refusal } from './outcome.ts';
import { toastFault } from './toasts.ts';

export type NotDone =
  { kind: 'refused'; refusals: readonly [Refusal, ...Refusal[]] } | { kind: 'fault'; error: unknown };

/** Why something failed, as text. */
export const reasonOf = (outcome: NotDone): string =>
  outcome.kind === 'refused' ? outcome.refusals[0].message : faultText(outcome.error);

/** Shows it in a toast. */
export const toastNotDone = (outcome: NotDone): void => toastFault(reasonOf(outcome));
