import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { accountFind, accountList, adminActGet, adminActList, payPerLaunchSet } from '@launchyard/contract/support';
import { formatId, parseId, SUPPORT } from '@launchyard/domain/kit';
import { normalizeEmail } from '@launchyard/domain/session';
import { MOST_ACCOUNTS_OF_A_PERSON } from '@launchyard/domain/support';
import { grantIn } from '../access/grant.ts';
import { accountColumns } from '../accounts/columns.ts';
import { presentAccount } from '../accounts/present.ts';
import { audit, supportAuthor } from '../audit/log.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, pageQuery } from '../kit/pages.ts';
import { instant } from '../kit/present.ts';
import { accounts, people } from '../tables/accounts.ts';
import { adminActs } from '../tables/support.ts';
import { members } from '../tables/team.ts';
import { uploads } from '../tables/uploads.ts';
import { setPayPerLaunch } from './pay-per-launch.ts';

type Lookup = { id: string } | { email: string } | { username: string } | { uploadId: string };

export function supportRoutes({ database, clock }: Deps): Route[] {
  return [
    route(accountFind, async ({ by }, caller) => {
      const condition = lookUp(by);
      const [account] = condition
        ? await database.sql
            .select(accountColumns)
            .from(accounts)
            .innerJoin(people, eq(people.accountId, accounts.id))
            .where(condition)
        : [];
      const found = account?.id ?? null;
      await audit(database.sql, clock(), supportAuthor(caller, found), { call: accountFind.name });
      if (!account) return { account: null };
      return { account: presentAccount(account, grantIn(caller, account.id)) };
    }),
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
    route(accountList, async ({ email }, caller) => {
      const found = await findAccounts(database.sql, email);
      for (const accountId of found.length > 0 ? found.map(({ id }) => id) : [null]) {
        await audit(database.sql, clock(), supportAuthor(caller, accountId), { call: accountList.name });
      }
      return { accounts: found.map((each) => presentAccount(each, grantIn(caller, each.id))) };
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

/** A person’s own account, then those in which they are a member, by name. */
async function findAccounts(db: Sql, email: string) {
  const [person] = await db
    .select({ id: people.id, accountId: people.accountId })
    .from(people)
    .where(eq(people.email, normalizeEmail(email)));
  if (!person) return [];
  const memberships = await db
    .select({ id: members.accountId })
    .from(members)
    .where(eq(members.personId, person.id))
    .limit(MOST_ACCOUNTS_OF_A_PERSON - 1);
  return db
    .select(accountColumns)
    .from(accounts)
    .where(inArray(accounts.id, [person.accountId, ...memberships.map(({ id }) => id)]))
    .orderBy(desc(eq(accounts.id, person.accountId)), asc(accounts.usernameKey));
}

function lookUp(by: Lookup): SQL | null {
  if ('email' in by) return eq(people.email, normalizeEmail(by.email));
  if ('username' in by) return eq(accounts.usernameKey, by.username.trim().toLowerCase());
  if ('uploadId' in by) {
    const uploadId = parseId('upload', by.uploadId);
    return uploadId
      ? sql`${accounts.id} = (select ${uploads.accountId} from ${uploads} where ${eq(uploads.id, uploadId)})`
      : null;
  }
  const id = parseId('account', by.id);
  return id ? eq(accounts.id, id) : null;
}
