import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { sessionState } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { presentAccount, presentPerson } from '../accounts/present.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { accounts, people } from '../tables/accounts.ts';
import { listTeamAccounts } from '../team/members.ts';

/** Who asks, in which account, and in which others they may act. */
export async function describeSession(
  { database }: Deps,
  caller: Caller,
): Promise<z.input<(typeof sessionState)['reply']>> {
  return {
    credential: caller.credential.kind,
    person: presentPerson(caller.person),
    account: presentAccount(caller.account, caller.grant),
    accounts: await listChoices(database.sql, caller),
  };
}

/** The caller's own account, and those whose member they are. A key works in its own account only. */
async function listChoices(sql: Sql, { person, credential }: Caller) {
  const own = await sql
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .innerJoin(people, eq(people.accountId, accounts.id))
    .where(eq(people.id, person.id));
  const team = credential.kind === 'session' ? await listTeamAccounts(sql, person.id) : [];
  return [
    ...own.map((each) => ({ ...each, id: formatId('account', each.id), standing: 'owner' as const })),
    ...team.map((each) => ({ ...each, id: formatId('account', each.id), standing: 'member' as const })),
  ];
}
