import { faultText } from './fault-text.ts';
import type { Refusal } from './outcome.ts';
import { toastFault } from './toasts.ts';

type NotDone = { kind: 'refused'; refusals: readonly [Refusal, ...Refusal[]] } | { kind: 'fault'; error: unknown };

/** Why something was not done, in words. */
export const reasonOf = (outcome: NotDone): string =>
  outcome.kind === 'refused' ? outcome.refusals[0].message : faultText(outcome.error);

/** Says it in a toast. */
export const toastNotDone = (outcome: NotDone): void => toastFault(reasonOf(outcome));
