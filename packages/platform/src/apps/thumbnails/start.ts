import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { thumbnailStart, thumbnailUpload } from '@launchyard/contract/assets';
import { appViolations } from '@launchyard/domain/apps';
import { checkThumbnailFile } from '@launchyard/domain/assets';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../../access/caller.ts';
import { requireMay } from '../../access/require-may.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import type { Signers } from '../../providers/files/object-store.ts';
import { apps, thumbnails } from '../../tables/apps.ts';
import { openTransfer } from '../../transfers/open.ts';
import { lockTransfer } from '../../transfers/rows.ts';
import { signParts } from '../../transfers/sign-parts.ts';
import { readableBy } from '../list.ts';
import { dropThumbnails } from './drop.ts';

/**
 * Starts a transfer for the thumbnail of an application, or refuses. Replaces an unfinished one: the later choice wins.
 * It reserves no storage. `appId` is a UUID, or null for an invalid id.
 */
export async function startThumbnail(
  { clock, jobs, signers }: Deps & { jobs: Jobs; signers: Signers },
  inTransaction: InTransaction,
  caller: Caller,
  input: Omit<z.output<(typeof thumbnailStart)['input']>, 'appId'> & { appId: string | null },
): Promise<z.input<typeof thumbnailUpload>> {
  refuseAny(checkThumbnailFile(input));
  const { fileName, sizeBytes } = input;
  const [now, accountId, personId] = [clock(), caller.account.id, caller.person.id];
  const transfer = await inTransaction(async (tx, note) => {
    const app = await lockApp(tx, caller, input.appId);
    note({ subject: formatId('app', app.id), label: app.name });
    await dropThumbnails(tx, jobs, and(eq(thumbnails.appId, app.id), isNull(thumbnails.key)));
    const id = await openTransfer(tx, now, { kind: 'thumbnail', accountId, personId, fileName, sizeBytes });
    await tx.insert(thumbnails).values({ id, appId: app.id });
    return lockTransfer(tx, id);
  });
  if (!transfer) throw new Error('the transfer was not written');
  const [link] = await signParts(signers, now, caller, transfer, [1]);
  if (!link) throw new Error('one part was to be signed');
  return { id: formatId('transfer', transfer.id), link };
}

/** Serialises thumbnail uploads for one application. `appId` is null for an invalid id. */
export async function lockApp(tx: Sql, caller: Caller, appId: string | null): Promise<typeof apps.$inferSelect> {
  if (appId === null) return refuse(appViolations.notFound);
  // A caller who may not read it neither waits for the lock nor takes it.
  const [app] = await tx
    .select()
    .from(apps)
    .where(and(eq(apps.id, appId), readableBy(caller)))
    .for('no key update');
  if (!app) return refuse(appViolations.notFound);
  requireMay(caller, 'uploads.write', { id: app.id, ifMissing: appViolations.notFound });
  return app;
}
