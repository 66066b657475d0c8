import { and, eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { endKeys } from '../keys/keys.ts';
import { publish } from '../events/publish.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { apiKeys } from '../tables/keys.ts';
import { members } from '../tables/team.ts';

/** Makes a person a member of an account. Idempotent. */
export async function addMember(sql: Sql, now: Date, accountId: string, personId: string): Promise<void> {
  await sql.insert(members).values({ accountId, personId, createdAt: now }).onConflictDoNothing();
}

/** Removes a member, revokes the keys that they created in the account, and disconnects their listeners there. */
export async function removeMember({ database, clock }: Deps, accountId: string, personId: string): Promise<void> {
  const now = clock();
  await database.sql.transaction(async (tx) => {
    await tx.delete(members).where(and(eq(members.accountId, accountId), eq(members.personId, personId)));
    const theirs = and(eq(apiKeys.accountId, accountId), eq(apiKeys.personId, personId));
    await endKeys(tx, now, theirs);
    await publish(tx, now, null, {
      type: 'access.ended',
      ended: { kind: 'membership', accountId: formatId('account', accountId), personId: formatId('person', personId) },
    });
  });
}
