import { eq } from 'drizzle-orm';
import type { Actor } from '@launchyard/domain/kit';
import type { Tx } from '../../kit/database.ts';
import { accounts } from '../../tables/accounts.ts';
import { apps, appVersions } from '../../tables/apps.ts';
import { moveLatest } from './latest.ts';
import { putVersionIntoBin } from './put-into-bin.ts';

/** An upload whose version passed its test. Ids are UUIDs. */
interface TestedUpload {
  id: string;
  accountId: string;
  appId: string;
  versionId: string | null;
  versionNumber: number;
  createdBy: Actor;
  retriedBy: Actor | null;
}

/**
 * Makes a version that passed its test Latest. With version control off, the version that Latest served before moves to
 * the bin, and links pinned to it serve Latest, as if somebody had deleted it. This transaction holds the account’s
 * lock. Returns whether links were changed.
 */
export async function serveTested(tx: Tx, now: Date, upload: TestedUpload): Promise<{ hasMovedLinks: boolean }> {
  const { accountId, appId, versionId: id, versionNumber: number } = upload;
  // Whoever started it had the permission then; it is not checked again.
  const by = upload.retriedBy ?? upload.createdBy;
  if (!id) throw new Error(`upload ${upload.id} was tested without a version`);
  await tx.update(appVersions).set({ testedAt: now }).where(eq(appVersions.id, id));
  const [found] = await tx
    .select({ app: apps, hasVersionControl: accounts.hasVersionControl })
    .from(apps)
    .innerJoin(accounts, eq(accounts.id, apps.accountId))
    .where(eq(apps.id, appId));
  if (!found) throw new Error(`upload ${upload.id} was tested without an application`);
  const { app, hasVersionControl } = found;
  const before = await moveLatest(tx, now, app, { id, number }, { by, why: 'tested' });
  if (!before || hasVersionControl) return { hasMovedLinks: false };
  const who = { account: { id: accountId }, by };
  const { moved } = await putVersionIntoBin(tx, now, who, app, before);
  return { hasMovedLinks: moved.length > 0 };
}
