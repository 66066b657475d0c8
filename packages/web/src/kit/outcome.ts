import type { RefusalCode } from '@launchyard/domain/kit';

/** Why something was refused: the API's code, its words for a person, and the field of the input that it is about. */
export interface Refusal {
  code: RefusalCode;
  message: string;
  field?: readonly string[] | null | undefined;
}

/** What the one field of a mutation answers. */
export type PayloadOf<Data> = Extract<Data[keyof Data], { userErrors: readonly Refusal[] }>;

/** What the payload says of each refusal. */
export type RefusalOf<Data> = PayloadOf<Data>['userErrors'][number];

/** How a change ended. After a fault, which is on our side or on the way, nobody knows whether it was done. */
export type Outcome<Data> =
  | { kind: 'done'; payload: PayloadOf<Data> }
  | { kind: 'refused'; refusals: readonly [RefusalOf<Data>, ...RefusalOf<Data>[]]; payload: PayloadOf<Data> }
  | { kind: 'fault'; error: unknown };

/** Reads it out of what came back. What is there counts, also where a service that knows more of it does not answer. */
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
