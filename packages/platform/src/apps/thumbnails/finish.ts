import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { pictureViolations, THUMBNAIL_TYPES } from '@launchyard/domain/assets';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../../access/caller.ts';
import { requireMay } from '../../access/require-may.ts';
import { withinGrant } from '../../access/within-grant.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Checker } from '../../media/checker.ts';
import type { PictureVerdict } from '../../media/messages.ts';
import type { Stores } from '../../providers/files/object-store.ts';
import { apps, thumbnails } from '../../tables/apps.ts';
import { transfers, type TransferRow } from '../../tables/transfers.ts';
import { commitTransfer } from '../../transfers/commit.ts';
import { readWhole } from '../../transfers/read-whole.ts';
import { replaceParts } from '../../transfers/replace-parts.ts';
import { lockTransfer } from '../../transfers/rows.ts';
import { keepOnly, readStoredParts, type PlacedPart } from '../../transfers/stored-parts.ts';
import { takeStock } from '../../transfers/take-stock.ts';
import { unlessFinished } from '../../transfers/unless-finished.ts';
import { wholeBody } from '../../transfers/whole-body.ts';
import { dropThumbnails } from './drop.ts';
import { lockApp } from './start.ts';

type FinishDeps = Deps & { jobs: Jobs; stores: Stores; checker: Checker };
type Rewritten = Extract<PictureVerdict, { picture: unknown }>['picture'];

/**
 * Shows the uploaded thumbnail, re-encoded from its pixels, and deletes the previous one. A refused one is never shown
 * and is deleted with the next one or after a week. Idempotent. `id` is a UUID, or null for an invalid id.
 */
export async function finishThumbnail(
  deps: FinishDeps,
  inTransaction: InTransaction,
  caller: Caller,
  id: string | null,
): Promise<typeof apps.$inferSelect> {
  const { database, clock, jobs } = deps;
  const transfer = await readOwn(database.sql, caller, id);
  await takeStock(deps, transfer, null);
  const isShown = async () => (await readKey(database.sql, transfer.id)) !== null;
  const found = transfer.state === 'open' ? await unlessFinished(isShown, () => rewrite(deps, transfer)) : null;
  try {
    return await inTransaction(async (tx, note) => {
      const isIt = eq(thumbnails.id, transfer.id);
      const [seen] = await tx.select().from(thumbnails).where(isIt);
      if (!seen) return refuse(pictureViolations.replaced);
      // Lock order of thumbnails, everywhere: application, thumbnail, transfer.
      const app = await lockApp(tx, caller, seen.appId);
      note({ subject: formatId('app', app.id), label: app.name });
      const [mine] = await tx.select().from(thumbnails).where(isIt).for('update');
      const locked = await lockTransfer(tx, transfer.id);
      if (!mine || !locked) return refuse(pictureViolations.replaced);
      if (mine.key !== null) return app;
      if (!found) throw new Error(`thumbnail ${transfer.id} is open again`);
      await commitTransfer(tx, locked);
      const now = clock();
      await replaceParts(tx, now, transfer.id, found.part);
      await dropThumbnails(tx, jobs, and(eq(thumbnails.appId, app.id), isNotNull(thumbnails.key)));
      await show(tx, now, transfer.id, found.picture);
      const [changed] = await tx.update(apps).set({ updatedAt: now }).where(eq(apps.id, app.id)).returning();
      if (!changed) throw new Error('a locked application went away');
      return changed;
    });
  } finally {
    await tidyUp(deps, transfer.id, found?.part ?? null);
  }
}

async function rewrite(
  { checker, ...deps }: FinishDeps,
  transfer: TransferRow,
): Promise<{ picture: Rewritten; part: PlacedPart }> {
  const { id, accountId, storageProvider: provider } = transfer;
  const verdict = await checker.picture(accountId, () => readWhole(deps, transfer), THUMBNAIL_TYPES);
  if ('violations' in verdict) {
    return refuse(...verdict.violations.map((each) => ({ ...each, field: ['thumbnailId'] })));
  }
  const { picture } = verdict;
  return { picture, part: { ...(await deps.stores[provider].receivePart(id, 1, wholeBody(picture.bytes))), provider } };
}

/**
 * Trusts only the database, because the outcome of the transaction may be unknown: keeps nothing but the picture that
 * is shown.
 */
async function tidyUp({ database, stores }: FinishDeps, id: string, written: PlacedPart | null): Promise<void> {
  if ((await readKey(database.sql, id)) !== null) return keepOnly(stores, id, await readStoredParts(database.sql, id));
  if (written) await stores[written.provider].discardPart(id, written.location);
}

/** The end of its address; null while it is not shown, or once it is deleted. */
async function readKey(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql.select({ key: thumbnails.key }).from(thumbnails).where(eq(thumbnails.id, id));
  return row?.key ?? null;
}

/** A replaced thumbnail belongs to no application any more, so callers limited to some do not learn of it. */
async function readOwn(sql: Sql, caller: Caller, id: string | null): Promise<TransferRow> {
  const ifMissing = pictureViolations.notFound;
  const isIt = id !== null && and(eq(transfers.id, id), eq(transfers.kind, 'thumbnail'));
  const [found] = isIt
    ? await sql
        .select({ transfer: transfers, appId: thumbnails.appId })
        .from(transfers)
        .leftJoin(thumbnails, eq(thumbnails.id, transfers.id))
        .where(and(isIt, eq(transfers.accountId, caller.account.id), withinGrant(caller.grant, thumbnails.appId)))
    : [];
  if (!found) return refuse(ifMissing);
  if (found.appId !== null) requireMay(caller, 'uploads.write', { id: found.appId, ifMissing });
  return found.transfer;
}

async function show(tx: Sql, now: Date, id: string, { mediaType, width, height }: Rewritten): Promise<void> {
  const key = randomBytes(24).toString('base64url');
  await tx.update(thumbnails).set({ key, mediaType, width, height, shownAt: now }).where(eq(thumbnails.id, id));
}
