import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { pictureViolations, type Picture } from '@launchyard/domain/assets';
import { formatId } from '@launchyard/domain/kit';
import type { apps } from '../../apps/tables.ts';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Stores } from '../../providers/files/objectStore.ts';
import type { InTransaction } from '../../support/auditedTransaction.ts';
import { commitTransfer } from '../../transfers/commit.ts';
import { readWhole } from '../../transfers/readWhole.ts';
import { lockTransfer, readTransfer } from '../../transfers/rows.ts';
import { keepOnly, readStoredParts } from '../../transfers/storedParts.ts';
import { takeStock } from '../../transfers/takeStock.ts';
import type { TransferRow } from '../../transfers/tables.ts';
import { thumbnails } from '../tables.ts';
import { lookInto } from '../pictures/lookInto.ts';
import { dropThumbnails } from './drop.ts';
import { lockApp } from './start.ts';

/**
 * Shows the picture that was sent, and takes the one before away. What is refused stays unseen and goes with the next one or after a week.
 * Twice answers the same. `id` is a UUID, or null for an id that was none.
 */
export async function finishThumbnail(
  deps: Deps & { jobs: Jobs; stores: Stores },
  inTransaction: InTransaction,
  accountId: string,
  id: string | null,
): Promise<typeof apps.$inferSelect> {
  const { database, clock, stores, jobs } = deps;
  const transfer = await readOwn(database.sql, accountId, id);
  await takeStock(deps, transfer, null);
  const picture = transfer.state === 'open' ? await lookInto(await readWhole(deps, transfer)) : null;
  return inTransaction(async (tx, note) => {
    const isIt = eq(thumbnails.id, transfer.id);
    const [seen] = await tx.select().from(thumbnails).where(isIt);
    if (!seen) return refuse(pictureViolations.replaced);
    // Locks of thumbnails are always taken in this order: application, thumbnail, transfer.
    const app = await lockApp(tx, accountId, seen.appId);
    note({ subject: formatId('app', app.id) });
    const [mine] = await tx.select().from(thumbnails).where(isIt).for('update');
    const locked = await lockTransfer(tx, transfer.id);
    if (!mine || !locked) return refuse(pictureViolations.replaced);
    if (mine.key !== null) return app;
    if (!picture) throw new Error(`thumbnail ${transfer.id} is open again`);
    await commitTransfer(tx, locked);
    await keepOnly(stores, transfer.id, await readStoredParts(tx, transfer.id));
    await dropThumbnails(tx, jobs, and(eq(thumbnails.appId, app.id), isNotNull(thumbnails.key)));
    await show(tx, clock(), transfer.id, picture);
    return app;
  });
}

async function readOwn(sql: Sql, accountId: string, id: string | null): Promise<TransferRow> {
  const transfer = id === null ? undefined : await readTransfer(sql, id);
  const isOwn = transfer?.accountId === accountId && transfer.kind === 'thumbnail';
  return isOwn ? transfer : refuse(pictureViolations.notFound);
}

async function show(tx: Sql, now: Date, id: string, { mediaType, width, height }: Picture): Promise<void> {
  const key = randomBytes(24).toString('base64url');
  await tx.update(thumbnails).set({ key, mediaType, width, height, shownAt: now }).where(eq(thumbnails.id, id));
}
