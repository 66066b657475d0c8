import { and, eq, inArray } from 'drizzle-orm';
import { adminActGet, adminActList, payPerLaunchSet } from '@launchyard/contract/support';
import { formatId, parseId, SUPPORT } from '@launchyard/domain/kit';
import { grantIn } from '../access/grant.ts';
import { presentAccount } from '../accounts/present.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, pageQuery } from '../kit/pages.ts';
import { instant } from '../kit/present.ts';
import { adminActs } from '../tables/support.ts';
import { caseRoutes } from './case-routes.ts';
import { consentRoutes } from './consent-routes.ts';
import { mailRoutes } from './mails.ts';
import { setPayPerLaunch } from './pay-per-launch.ts';

export function supportRoutes(deps: Deps & { jobs: Jobs }): Route[] {
  const { database, clock } = deps;
  return [
    ...caseRoutes(deps),
    ...consentRoutes(deps),
    ...mailRoutes(deps),
    changeRoute(payPerLaunchSet, async ({ accountId, ...wish }, caller, inTransaction) => {
      const given = { ...wish, accountId: parseId('account', accountId) };
      const account = await setPayPerLaunch({ clock }, inTransaction, caller, given);
      return { account: presentAccount(account, grantIn(caller, account.id)) };
    }),
    route(adminActList, async (question, caller) => {
      const { sql: db } = database;
      const mine = eq(adminActs.accountId, caller.account.id);
      const page = pageQuery(byAge(adminActs.id), question);
      const rows = await db
        .select()
        .from(adminActs)
        .where(and(mine, page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      return page.answer(rows, await db.$count(adminActs, mine), presentAct);
    }),
    route(adminActGet, async ({ adminActIds }, caller) => {
      const mine = eq(adminActs.accountId, caller.account.id);
      const isAsked = inArray(adminActs.id, parseIds('adminAct', adminActIds));
      const rows = await database.sql.select().from(adminActs).where(and(mine, isAsked));
      return { acts: inOrder('adminAct', adminActIds, rows, presentAct) };
    }),
  ];
}

const presentAct = ({ id, createdAt, act, reason }: typeof adminActs.$inferSelect) => ({
  id: formatId('adminAct', id),
  createdAt: instant(createdAt),
  createdBy: SUPPORT,
  act,
  reason,
});
