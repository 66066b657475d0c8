import { eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { endSessions } from '../access/end-sessions.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Deps } from '../kit/deps.ts';
import { sessions } from '../tables/access.ts';

/** Ends the caller’s session and disconnects its listeners. Returns false for a key, which is not a session. */
export function signOut({ clock }: Deps, inTransaction: InTransaction, caller: Caller): Promise<boolean> {
  const { kind, id } = caller.credential;
  return inTransaction(async (tx, note) => {
    if (kind !== 'session') return false;
    note({ subject: formatId('session', id) });
    await endSessions(tx, clock(), eq(sessions.id, id));
    return true;
  });
}
