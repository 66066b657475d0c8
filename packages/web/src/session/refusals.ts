import type { RefusalCode } from '@launchyard/domain/kit';
import type { Refusal as AnyRefusal } from '../kit/outcome.ts';

/** One that names its field; none is about all of the form. */
export type Refusal = AnyRefusal & { field: readonly string[] };

/** Of what was refused, what still is: what was typed since may be right, or is for the services to judge anew. */
export const stillRefused = (refusals: readonly Refusal[], found: readonly { code: RefusalCode }[]): Refusal[] =>
  refusals.filter(({ code, field }) => field.length === 0 || found.some((each) => each.code === code));

export const ofField = (refusals: readonly Refusal[], field: string): string | undefined =>
  refusals.find((each) => each.field[0] === field)?.message;
