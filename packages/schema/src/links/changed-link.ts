import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import { linkViolations } from '@launchyard/domain/links';
import { write, type Outcome } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { owned, type Owned, type Scope } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';

/**
 * Makes a change of one link. When somebody else changed it meanwhile, the outcome has both: the refusal, and the link as `load` finds
 * it now.
 */
export async function changeLink<Row extends object, C extends Call>(
  context: Context,
  call: C,
  input: CallInput<C>,
  toRow: (reply: CallReply<C>) => Row,
  load: (scope: Scope) => Promise<Owned<Row> | null>,
): Promise<Outcome<Owned<Row>>> {
  const account = await actingAccount(context);
  const { reply, refusals } = await write(context, call, input);
  if (reply) return { reply: owned(account, toRow(reply)), refusals };
  const isStale = refusals.some(({ code }) => code === linkViolations.changed.code);
  return { reply: isStale ? await load(account) : null, refusals };
}

export const describeRevision =
  'The revision of the link that the change is made from. Refused as LINK_CHANGED when it is no longer at that one; the payload then has the link as it is now.';

export const describeChanged =
  'The link as it is now, also when the change was refused as LINK_CHANGED; null when it was refused otherwise.';
