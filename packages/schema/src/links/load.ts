import { linkGet, type AnyLink } from '@launchyard/contract/links';
import { parseLinkId } from '@launchyard/domain/links';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { ownedOrNull, type Owned, type Scope } from '../kit/scope.ts';

const links = batched<string, AnyLink>(
  async (context, account, linkIds) => (await read(context, linkGet, { linkIds }, account)).links,
);

/** One link of the account, of either kind, or null. */
export const loadLink = async (context: Context, scope: Scope, id: string): Promise<Owned<AnyLink> | null> =>
  ownedOrNull(scope, await links(context, scope.id, askableLinkId(id)));

/** The existing ones of these links, in this order; one call for up to a hundred. */
export async function loadLinks(context: Context, scope: Scope, ids: readonly string[]): Promise<Owned<AnyLink>[]> {
  const found = await Promise.all(ids.map((id) => loadLink(context, scope, id)));
  return found.filter((link) => link !== null);
}

/** The id to request: unchanged for a link of either kind, otherwise an id that does not exist (`askableId`). */
export const askableLinkId = (given: string): string =>
  parseLinkId(given)?.kind === 'meeting' ? given : askableId('streamingLink', given);
