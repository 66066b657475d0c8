import { adminActNotice, type AdminAct } from '@launchyard/domain/support';
import type { Caller } from '../access/caller.ts';
import type { Tx } from '../kit/database.ts';
import { notify } from '../notifications/notify.ts';
import { adminActs } from '../tables/support.ts';

/** Adds what an admin did to an account (a UUID), and why, to the list that its owner reads, and notifies them. */
export async function tellOwner(
  tx: Tx,
  now: Date,
  { person }: Caller,
  accountId: string,
  { act, reason }: { act: AdminAct; reason: string },
): Promise<void> {
  await tx.insert(adminActs).values({ accountId, personId: person.id, createdAt: now, act, reason });
  await notify(tx, now, accountId, { notice: adminActNotice(act), upload: null });
}
