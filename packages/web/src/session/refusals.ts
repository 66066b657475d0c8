import type { RefusalCode } from '@launchyard/domain/kit';
import type { Refusal as AnyRefusal } from '../kit/outcome.ts';

/** A refusal that names its field; without one it concerns the whole form. */
export type Refusal = AnyRefusal & { field: readonly string[] };

/**
 * The refusals that still apply: input typed since may be valid, or is for the services to judge
 * again.
 */
export const stillRefused = (refusals: readonly Refusal[], found: readonly { code: RefusalCode }[]): Refusal[] =>
  refusals.filter(({ code, field }) => field.length === 0 || found.some((each) => each.code === code));

export const ofField = (refusals: readonly Refusal[], field: string): string | undefined =>
  refusals.find((each) => each.field[0] === field)?.message;
