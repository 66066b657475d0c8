import * as contract from '@launchyard/contract/signed-links';
import { parseId } from '@launchyard/domain/kit';
import type { StreamBases } from '@launchyard/domain/links';
import { parseIds } from '../../http/ids.ts';
import { changeRoute, route, type Route } from '../../http/routes.ts';
import type { Deps } from '../../kit/deps.ts';
import { createSignedLink } from './create.ts';
import { getSignedLinks, listSignedLinks } from './list.ts';
import { revokeSignedLink } from './revoke.ts';

export function signedLinkRoutes(deps: Deps & { bases: StreamBases }): Route[] {
  const { sql } = deps.database;
  return [
    route(contract.signedLinkList, ({ linkId, ...question }, caller) =>
      listSignedLinks(sql, deps.clock(), caller, parseId('streamingLink', linkId), question),
    ),
    route(contract.signedLinkGet, async ({ signedLinkIds }, caller) => ({
      signedLinks: await getSignedLinks(sql, deps.clock(), caller, {
        publicIds: signedLinkIds,
        ids: parseIds('signedLink', signedLinkIds),
      }),
    })),
    changeRoute(contract.signedLinkCreate, ({ idempotencyKey, ...asked }, caller, inTransaction) =>
      createSignedLink(deps, inTransaction, caller, {
        idempotencyKey,
        asked,
        linkId: parseId('streamingLink', asked.linkId),
        maxUses: asked.maxUses ?? null,
        expiresAt: asked.expiresAt === undefined ? null : new Date(asked.expiresAt),
      }),
    ),
    changeRoute(contract.signedLinkRevoke, async ({ signedLinkId }, caller, inTransaction) => ({
      signedLink: await revokeSignedLink(deps, inTransaction, caller, parseId('signedLink', signedLinkId)),
    })),
  ];
}
