import { and, gte, inArray } from 'drizzle-orm';
import { binGet, binList, binRestore } from '@launchyard/contract/bin';
import { goneBefore } from '@launchyard/domain/bin';
import { formatId, parseId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, pageQuery } from '../kit/pages.ts';
import { binItems } from '../tables/bin.ts';
import type { Bin } from './bin.ts';
import { presentBinItem } from './present.ts';
import { readableBy } from './readable.ts';
import { restoreFromBin } from './restore.ts';

export function binRoutes(deps: Deps & { bin: Bin }): Route[] {
  const { sql } = deps.database;
  return [
    route(binList, async (question, caller) => {
      const mine = restorableBy(caller);
      const page = pageQuery(byAge(binItems.id), question);
      const rows = await sql
        .select()
        .from(binItems)
        .where(and(mine, page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      return page.answer(rows, await sql.$count(binItems, mine), presentBinItem);
    }),
    route(binGet, async ({ binItemIds }, caller) => {
      const isAsked = inArray(binItems.id, parseIds('binItem', binItemIds));
      const rows = await sql
        .select()
        .from(binItems)
        .where(and(restorableBy(caller), isAsked));
      return { binItems: inOrder('binItem', binItemIds, rows, presentBinItem) };
    }),
    changeRoute(binRestore, async ({ binItemId }, caller, inTransaction) => {
      const item = await restoreFromBin(deps, inTransaction, caller, parseId('binItem', binItemId));
      return { binItemId, kind: item.kind, subjectId: formatId(item.kind, item.subjectId) };
    }),
  ];

  /** Expired items are removed within the hour; until then they are no longer shown. */
  function restorableBy(caller: Caller) {
    return and(readableBy(caller), gte(binItems.deletedAt, goneBefore(deps.clock())));
  }
}
