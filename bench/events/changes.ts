import { randomBytes } from 'node:crypto';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '@launchyard/platform/events/publish';
import type { Database, Tx } from '@launchyard/platform/kit/database';

/** About the size of an upload event. */
const PADDING = randomBytes(1_500).toString('base64url');

/** The result of a series of changes. */
interface Changed {
  /** The commit time of each change, by its key. */
  committed: Map<string, number>;
  /** Across all connections. */
  millisecondsEach: number;
}

let rounds = 0;

/** Every account makes one change after another for this long. */
export async function changeAtOnce(
  accounts: readonly string[],
  milliseconds: number,
  changeOne: (account: string, key: string) => Promise<void>,
): Promise<Changed> {
  const round = ++rounds;
  const committed = new Map<string, number>();
  const began = performance.now();
  const lane = async (account: string) => {
    for (let each = 0; performance.now() - began < milliseconds; each++) {
      const key = `${round} ${account} ${each}`;
      await changeOne(account, key);
      committed.set(key, performance.now());
    }
  };
  await Promise.all(accounts.map(lane));
  return { committed, millisecondsEach: (performance.now() - began) / committed.size };
}

/** Makes a change in an account (a UUID) like every real change: locks the account and writes a row. */
export async function change(database: Database, account: string, key: string): Promise<void> {
  await database.sql.transaction((tx) => write(tx, account, key));
}

/** The same, and publishes an event with that key. */
export async function changeAndTell(database: Database, account: string, key: string): Promise<void> {
  await database.sql.transaction(async (tx) => {
    await write(tx, account, key);
    const accountId = formatId('account', account);
    const notification = {
      id: 'ntf',
      kind: 'uploadTested',
      message: `${key}|${PADDING}`,
      isRead: false,
      link: null,
    } as const;
    await publish(tx, new Date(), account, {
      type: 'notification.added',
      accountId,
      appId: null,
      notification: { ...notification, createdAt: new Date().toISOString() },
    });
  });
}

async function write(tx: Tx, account: string, key: string): Promise<void> {
  await tx.execute(`select from accounts where id = '${account}' for no key update`);
  await tx.execute(
    `insert into notifications (id, account_id, kind, message, created_at) values (gen_random_uuid(), '${account}', 'uploadTested', '${key}', now())`,
  );
}
