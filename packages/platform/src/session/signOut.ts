import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import type { Caller } from './caller.ts';
import { sessions } from './tables.ts';

/** Ends the caller's session and cuts off what lives on it. Answers false for a key, which is no session. */
export function signOut({ clock }: Deps, inTransaction: InTransaction, caller: Caller): Promise<boolean> {
  const { kind, id } = caller.credential;
  return inTransaction(async (tx, note) => {
    if (kind !== 'session') return false;
    note({ subject: formatId('session', id) });
    await endSession(tx, clock(), eq(sessions.id, id));
    return true;
  });
}

/** Ends the session that meets the condition, if it has not ended, and cuts off what lives on it. */
export async function endSession(tx: Tx, now: Date, which: SQL): Promise<void> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  if (!ended) return;
  await publish(tx, now, null, {
    type: 'access.ended',
    ended: { kind: 'session', sessionId: formatId('session', ended.id) },
  });
}
