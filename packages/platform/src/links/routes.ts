import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  streamingLinkCreate,
  streamingLinkDelete,
  streamingLinkGet,
  streamingLinkList,
} from '@launchyard/contract/links';
import { formatId, parseId } from '@launchyard/domain/kit';
import { linkViolations } from '@launchyard/domain/links';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import { inOrder } from '../kit/inOrder.ts';
import { pageQuery, presentPage } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import { createStreamingLink } from './create.ts';
import { deleteLink } from './delete.ts';
import { presentLink, selectLinks } from './present.ts';
import { links } from './tables.ts';

/** `streamOrigin` is what the addresses of links begin with. */
export function linkRoutes(deps: Deps & { streamOrigin: string }): Route[] {
  const { database, clock, streamOrigin } = deps;
  const { sql } = database;
  const present = (row: Parameters<typeof presentLink>[1]) => presentLink(streamOrigin, row);
  return [
    route(streamingLinkList, async (question, caller) => {
      const app = question.appId === undefined ? undefined : parseId('app', question.appId);
      const mine = and(
        eq(links.accountId, caller.account.id),
        eq(links.kind, 'streaming'),
        isNull(links.binItemId),
        // An id that is none has no links, like that of a foreign application.
        app === undefined ? undefined : inArray(links.appId, app ? [app] : []),
      );
      const page = pageQuery('streamingLink', links.id, question);
      const rows = await selectLinks(sql, and(mine, page.where)).orderBy(desc(links.id)).limit(page.limit);
      const total = await sql.$count(links, mine);
      return presentPage('streamingLink', question, rows, total, present);
    }),
    route(streamingLinkGet, async ({ streamingLinkIds }, caller) => {
      const ids = streamingLinkIds.flatMap((id) => parseId('streamingLink', id) ?? []);
      const mine = and(eq(links.accountId, caller.account.id), inArray(links.id, ids));
      return { links: inOrder('streamingLink', streamingLinkIds, await selectLinks(sql, mine), present) };
    }),
    changeRoute(streamingLinkCreate, async ({ idempotencyKey, ...input }, caller, inTransaction) => {
      const accountId = caller.account.id;
      const now = clock();
      const request = { accountId, key: idempotencyKey, call: streamingLinkCreate.name, input };
      return inTransaction(async (tx, note) => {
        const id = await once(tx, now, request, () => createStreamingLink(tx, now, accountId, input));
        note({ subject: formatId('streamingLink', id) });
        const [row] = await selectLinks(tx, and(eq(links.accountId, accountId), eq(links.id, id)));
        // Only a repeated create finds nothing: what it made has been deleted since.
        if (!row) return refuse({ ...linkViolations.notFound, field: ['idempotencyKey'] });
        await publishContent(tx, now, accountId, 'links');
        return { link: present(row) };
      });
    }),
    changeRoute(streamingLinkDelete, async ({ streamingLinkId }, caller, inTransaction) =>
      deleteLink(deps, inTransaction, caller, parseId('streamingLink', streamingLinkId)),
    ),
  ];
}
