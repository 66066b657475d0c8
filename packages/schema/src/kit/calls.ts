import { Refused, type Call, type CallInput, type CallReply } from '@launchyard/contract/kit';
import type { Violation } from '@launchyard/domain/kit';
import type { Context } from './context.ts';
import { asGraphQLError, unauthenticated } from './errors.ts';

/** The result of a change: the reply, or the refusals. */
export interface Outcome<Reply> {
  reply: Reply | null;
  refusals: readonly Violation[];
}

/**
 * Makes a call that reads, in the account named or in the one that the request acts in. Throws a GraphQLError (`errors.ts`);
 * without a credential the call is not made.
 */
export async function read<C extends Call>(
  context: Context,
  call: C,
  input: CallInput<C>,
  account?: string,
): Promise<CallReply<C>> {
  requireCredential(context, call);
  try {
    return await context.upstream.call(call, input, account === undefined ? undefined : { account });
  } catch (error) {
    throw asGraphQLError(error);
  }
}

/** Makes a call that changes something, in the account that the request acts in. Refusals are data, faults are thrown as with `read`. */
export async function write<C extends Call>(
  context: Context,
  call: C,
  input: CallInput<C>,
): Promise<Outcome<CallReply<C>>> {
  requireCredential(context, call);
  try {
    return { reply: await context.upstream.call(call, input), refusals: [] };
  } catch (error) {
    if (error instanceof Refused) return refused(error.violations);
    throw asGraphQLError(error);
  }
}

export const refused = (refusals: readonly Violation[]): Outcome<never> => ({ reply: null, refusals });

/** Anonymous callers are refused here, so that every call, field and mutation responds alike. */
export function requireCredential(context: Context, call?: Call): void {
  if (call?.access !== 'public' && !context.upstream.hasCredential) throw unauthenticated();
}
