import { eq, type SQL } from 'drizzle-orm';
import { accountFind } from '@launchyard/contract/support';
import { parseId } from '@launchyard/domain/kit';
import { normalizeEmail } from '@launchyard/domain/session';
import type { Deps } from '../kit/deps.ts';
import { route, type Route } from '../http/routes.ts';
import { presentAccount } from '../session/present.ts';
import { accounts, people } from '../session/tables.ts';
import { actorOf, audit } from './audit.ts';

type Lookup = { id: string } | { email: string } | { username: string };

export function supportRoutes({ database, clock }: Deps): Route[] {
  const { sql } = database;
  return [
    route(accountFind, async ({ by }, caller) => {
      const condition = lookUp(by);
      const [account] = condition
        ? await sql
            .select({ id: accounts.id, username: accounts.username, createdAt: accounts.createdAt })
            .from(accounts)
            .innerJoin(people, eq(people.accountId, accounts.id))
            .where(condition)
        : [];
      const found = account?.id ?? null;
      await audit(sql, clock(), { ...actorOf(caller), accountId: found }, { call: accountFind.name, outcome: 'done' });
      if (!account) return { account: null };
      const standing = account.id === caller.account.id ? caller.account.standing : 'support';
      return { account: presentAccount({ ...account, standing }) };
    }),
  ];
}

function lookUp(by: Lookup): SQL | null {
  if ('email' in by) return eq(people.email, normalizeEmail(by.email));
  if ('username' in by) return eq(accounts.usernameKey, by.username.trim().toLowerCase());
  const id = parseId('account', by.id);
  return id ? eq(accounts.id, id) : null;
}
