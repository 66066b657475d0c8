import { and, gte } from 'drizzle-orm';
import { binList, binRestore } from '@launchyard/contract/bin';
import { goneBefore } from '@launchyard/domain/bin';
import { formatId, parseId } from '@launchyard/domain/kit';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
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
      // What is over goes within the hour; until then nobody is promised it.
      const mine = and(readableBy(caller), gte(binItems.deletedAt, goneBefore(deps.clock())));
      const page = pageQuery(byAge(binItems.id), question);
      const rows = await sql
        .select()
        .from(binItems)
        .where(and(mine, page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      return page.answer(rows, await sql.$count(binItems, mine), presentBinItem);
    }),
    changeRoute(binRestore, async ({ binItemId }, caller, inTransaction) => {
      const item = await restoreFromBin(deps, inTransaction, caller, parseId('binItem', binItemId));
      return { binItemId, kind: item.kind, subjectId: formatId(item.kind, item.subjectId) };
    }),
  ];
}
