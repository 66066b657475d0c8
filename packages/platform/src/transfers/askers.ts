import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/objectStore.ts';
import { sessions } from '../tables/access.ts';
import { people } from '../tables/accounts.ts';
import { apiKeys } from '../tables/developer.ts';
import { members } from '../tables/team.ts';

/**
 * Whether a link still holds for whoever asked for it: the session or key that they asked with has not ended, and the account is their own or
 * they may act in it. Ids are UUIDs.
 */
export async function mayStillSend(
  sql: Sql,
  now: Date,
  accountId: string,
  { personId, credential }: LinkAsker,
): Promise<boolean> {
  const lives =
    credential.kind === 'session'
      ? sql
          .select({ personId: sessions.personId })
          .from(sessions)
          .where(and(eq(sessions.id, credential.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      : sql
          .select({ personId: apiKeys.personId })
          .from(apiKeys)
          .where(
            and(
              eq(apiKeys.id, credential.id),
              eq(apiKeys.accountId, accountId),
              isNull(apiKeys.endedAt),
              or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
            ),
          );
  const proof = lives.as('proof');
  const membership = and(eq(members.personId, people.id), eq(members.accountId, accountId));
  const rows = await sql
    .select({ id: people.id })
    .from(people)
    .innerJoin(proof, eq(proof.personId, people.id))
    .leftJoin(members, membership)
    .where(and(eq(people.id, personId), or(eq(people.accountId, accountId), isNotNull(members.personId))));
  return rows.length > 0;
}
