import type { CallInput } from '@launchyard/contract/kit';
import type { AnyLink, linkRename, linkSetConfig, linkSetVersion } from '@launchyard/contract/links';
import type { Violation } from '@launchyard/domain/kit';
import { linkViolations } from '@launchyard/domain/links';
import { write, type Outcome } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { owned, type Owned, type Scope } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { Link } from './link.ts';
import { loadLink } from './load.ts';

export const describeLinkId = 'The id of the link, `lnk_…` or `mtg_…`.';

export const describeRevision =
  'The revision that the change is based on. Refused as LINK_CHANGED when the link has changed since; the payload then has the current link.';

/** Declares the payload of a change of one link. */
export const changedLinkPayload = (name: string, description: string) =>
  payloadType<Owned<AnyLink>>(name, description, (t) => ({
    link: t.field({
      type: Link,
      nullable: true,
      description: 'The current link, also if refused as LINK_CHANGED. Null if refused otherwise.',
      resolve: ({ reply }) => reply,
    }),
  }));

type ChangeOfLink = typeof linkRename | typeof linkSetConfig | typeof linkSetVersion;

/** Changes one link. On a conflict, the outcome has the refusal and the current link. */
export async function changeLink<C extends ChangeOfLink>(
  context: Context,
  call: C,
  input: CallInput<C> & { linkId: string },
): Promise<Outcome<Owned<AnyLink>>> {
  const account = await actingAccount(context);
  const { reply, refusals } = await write<ChangeOfLink>(context, call, input);
  if (reply) return { reply: owned(account, reply.link), refusals };
  return { reply: await asItIsNow(context, account, input.linkId, refusals), refusals };
}

/** The current link after a conflict; null if refused otherwise. */
export async function asItIsNow(
  context: Context,
  account: Scope,
  linkId: string,
  refusals: readonly Violation[],
): Promise<Owned<AnyLink> | null> {
  const isStale = refusals.some(({ code }) => code === linkViolations.changed.code);
  return isStale ? loadLink(context, account, linkId) : null;
}
