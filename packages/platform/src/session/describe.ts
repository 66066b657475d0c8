import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { personGet, sessionState } from '@launchyard/contract/session';
import type { Caller } from '../access/caller.ts';
import { findCredential } from '../access/credential.ts';
import { listGrants } from '../access/grant.ts';
import { accountColumns } from '../accounts/columns.ts';
import { presentAccount, presentKnownPerson, presentPerson } from '../accounts/present.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import { accounts, people } from '../tables/accounts.ts';

/** The caller, the account of the request, and the accounts in which they may act. */
export async function describeSession(deps: Deps, caller: Caller): Promise<z.input<(typeof sessionState)['reply']>> {
  return {
    credential: caller.credential.kind,
    person: presentPerson(caller.person),
    account: presentAccount(caller.account, caller.grant),
    accounts: await listAccounts(deps, caller),
  };
}

/** The accounts in which the caller may act, their own first, each with what they may do there. */
async function listAccounts({ database: { sql }, clock }: Deps, { credential: { kind, id } }: Caller) {
  const credential = await findCredential(sql, clock(), kind, { id });
  // It has ended since the request arrived.
  if (!credential) return [];
  const grants = await listGrants(sql, credential);
  const rows = await sql
    .select(accountColumns)
    .from(accounts)
    .where(inArray(accounts.id, [...grants.keys()]))
    .orderBy(desc(eq(accounts.id, credential.person.ownAccountId)), asc(accounts.usernameKey));
  return rows.flatMap((account) => {
    const grant = grants.get(account.id);
    return grant ? [presentAccount(account, grant)] : [];
  });
}

/** Those of these people whom the caller may see: the owner of the account, and themselves. */
export async function describePeople(
  sql: Sql,
  caller: Caller,
  { publicIds, ids }: { publicIds: readonly string[]; ids: string[] },
): Promise<z.input<(typeof personGet)['reply']>['people']> {
  const isKnown = or(eq(people.id, caller.account.ownerId), eq(people.id, caller.person.id));
  const rows = await sql
    .select({ id: people.id, email: people.email, username: accounts.username, role: people.role })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(and(isKnown, inArray(people.id, ids)));
  return inOrder('person', publicIds, rows, (row) => presentKnownPerson(row, caller));
}
