import type { RefusalCode } from '@launchyard/domain/kit';

/** Why something was refused: the API's code, its message, and the input field it concerns. */
export interface Refusal {
  code: RefusalCode;
  message: string;
  field?: readonly string[] | null | undefined;
}

/** The type of a mutation's only field. */
export type PayloadOf<Data> = Extract<Data[keyof Data], { userErrors: readonly Refusal[] }>;

/** The type of a payload's refusals. */
export type RefusalOf<Data> = PayloadOf<Data>['userErrors'][number];

/**
 * How a change ended. A fault is on our side or in the network: the change may or may not have been
 * made.
 */
export type Outcome<Data> =
  | { kind: 'done'; payload: PayloadOf<Data> }
  | { kind: 'refused'; refusals: readonly [RefusalOf<Data>, ...RefusalOf<Data>[]]; payload: PayloadOf<Data> }
  | { kind: 'fault'; error: unknown };

/**
 * Reads the outcome from a result. A payload counts even if another service failed to resolve some
 * of its fields.
 */
export function outcomeOf<Data extends object>(answer: {
  data?: Data | null | undefined;
  error?: unknown;
}): Outcome<Data> {
  const payload = answer.data && Object.values(answer.data).find(isPayload<Data>);
  if (!payload) return { kind: 'fault', error: answer.error ?? new Error('An answer without data') };
  const [first, ...more]: readonly RefusalOf<Data>[] = payload.userErrors;
  return first ? { kind: 'refused', refusals: [first, ...more], payload } : { kind: 'done', payload };
}

const isPayload = <Data>(value: unknown): value is PayloadOf<Data> =>
  typeof value === 'object' && value !== null && 'userErrors' in value;
