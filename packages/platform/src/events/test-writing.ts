import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../kit/database.ts';
import { notify } from '../notifications/notify.ts';
import { notifications } from '../tables/notifications.ts';
import { lockAccount } from '../accounts/lock.ts';

/** How many transactions run at once, over all accounts. */
const AT_ONCE = 8;
/** How long a transaction may wait before it takes its lock, and stay open after it has published. */
const MOST_MILLISECONDS = 40;

/**
 * Publishes to accounts (UUIDs) in one transaction after another, several at once. The notifications of an account
 * count from 1 in the order of the commits, which is the order in which they must be delivered.
 */
export async function keepWriting(database: Database, accounts: readonly string[], signal: AbortSignal): Promise<void> {
  const lane = async () => {
    while (!signal.aborted) {
      const account = accounts[Math.floor(Math.random() * accounts.length)] ?? '';
      // Some are rolled back on purpose; the others fail when their connection is killed.
      await writeOnce(database, account).catch(() => pause(10));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function writeOnce(database: Database, account: string): Promise<void> {
  await database.sql.transaction(async (tx) => {
    // Its transaction id is taken here; its order among the events of its account only with the lock.
    await tx.execute(sql`select pg_current_xact_id()`);
    await pause(MOST_MILLISECONDS * Math.random());
    await lockAccount(tx, account);
    const told = await tx.$count(notifications, eq(notifications.accountId, account));
    const more = Math.random() < 0.2 ? 2 : 1;
    for (let number = told + 1; number <= told + more; number++) {
      const notice = { kind: 'uploadTested', message: String(number), link: null } as const;
      await notify(tx, new Date(), account, { notice, upload: null });
    }
    if (Math.random() < 0.3) await pause(MOST_MILLISECONDS * Math.random());
    if (Math.random() < 0.1) throw new Error('undone');
  });
}
