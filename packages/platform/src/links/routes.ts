import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  streamingLinkCreate,
  streamingLinkDelete,
  streamingLinkGet,
  streamingLinkList,
} from '@launchyard/contract/links';
import { formatId, parseId } from '@launchyard/domain/kit';
import { linkViolations } from '@launchyard/domain/links';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import { inOrder } from '../kit/inOrder.ts';
import { pageQuery, presentPage } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import { createStreamingLink } from './create.ts';
import { presentLink, selectLinks } from './present.ts';
import { streamingLinks } from './tables.ts';

/** `streamOrigin` is what the addresses of links begin with. */
export function linkRoutes({ database, clock, streamOrigin }: Deps & { streamOrigin: string }): Route[] {
  const { sql } = database;
  const present = (row: Parameters<typeof presentLink>[1]) => presentLink(streamOrigin, row);
  return [
    route(streamingLinkList, async (question, caller) => {
      const app = question.appId === undefined ? undefined : parseId('app', question.appId);
      const mine = and(
        eq(streamingLinks.accountId, caller.account.id),
        // An id that is none has no links, like that of a foreign application.
        app === undefined ? undefined : inArray(streamingLinks.appId, app ? [app] : []),
      );
      const page = pageQuery('streamingLink', streamingLinks.id, question);
      const rows = await selectLinks(sql, and(mine, page.where)).orderBy(desc(streamingLinks.id)).limit(page.limit);
      const total = await sql.$count(streamingLinks, and(mine, isNull(streamingLinks.deletedAt)));
      return presentPage('streamingLink', question, rows, total, present);
    }),
    route(streamingLinkGet, async ({ streamingLinkIds }, caller) => {
      const ids = streamingLinkIds.flatMap((id) => parseId('streamingLink', id) ?? []);
      const mine = and(eq(streamingLinks.accountId, caller.account.id), inArray(streamingLinks.id, ids));
      return { links: inOrder('streamingLink', streamingLinkIds, await selectLinks(sql, mine), present) };
    }),
    changeRoute(streamingLinkCreate, async ({ idempotencyKey, ...input }, caller, inTransaction) => {
      const accountId = caller.account.id;
      const now = clock();
      const request = { accountId, key: idempotencyKey, call: streamingLinkCreate.name, input };
      return inTransaction(async (tx, note) => {
        const id = await once(tx, now, request, () => createStreamingLink(tx, now, accountId, input));
        note({ subject: formatId('streamingLink', id) });
        const [row] = await selectLinks(tx, and(eq(streamingLinks.accountId, accountId), eq(streamingLinks.id, id)));
        // Only a repeated create finds nothing: what it made has been deleted since.
        return row ? { link: present(row) } : refuse({ ...linkViolations.notFound, field: ['idempotencyKey'] });
      });
    }),
    changeRoute(streamingLinkDelete, async ({ streamingLinkId }, caller, inTransaction) => {
      const id = parseId('streamingLink', streamingLinkId) ?? refuse(linkViolations.notFound);
      const mine = and(eq(streamingLinks.id, id), eq(streamingLinks.accountId, caller.account.id));
      return inTransaction(async (tx, note) => {
        const [deleted] = await tx
          .update(streamingLinks)
          .set({ deletedAt: clock() })
          .where(and(mine, isNull(streamingLinks.deletedAt)))
          .returning({ id: streamingLinks.id });
        if (!deleted) return refuse(linkViolations.notFound);
        const subject = formatId('streamingLink', deleted.id);
        note({ subject });
        return { streamingLinkId: subject };
      });
    }),
  ];
}
