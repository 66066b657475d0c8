import { and, eq, isNull } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import type { Deps } from '../kit/deps.ts';
import type { Caller } from './caller.ts';
import { sessions } from './tables.ts';

/** Ends the caller's session and cuts off what lives on it. Answers false for a key, which is no session. */
export async function signOut({ database, clock }: Deps, caller: Caller): Promise<boolean> {
  const { kind, id } = caller.credential;
  if (kind !== 'session') return false;
  const now = clock();
  await database.sql.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
    await publish(tx, now, null, {
      type: 'access.ended',
      ended: { kind: 'session', sessionId: formatId('session', id) },
    });
  });
  return true;
}
