import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { IS_BEING_REMOVED } from '../accounts/deletion.ts';
import type { OwnerPrune, Prune, Removal } from '../kit/area.ts';
import { pruneAsOwner, removeRows } from '../kit/prune.ts';
import type { Folders } from '../providers/files/folders.ts';
import { testServerMails, uploadEvents, uploads, uploadSendings, uploadStages } from '../tables/uploads.ts';

const AT_ONCE = 100;

/** The timelines of accounts that are being removed. */
export const removedTimelines: OwnerPrune = {
  table: uploadEvents,
  functionName: 'remove_timelines',
  condition: `upload_id in
    (select uploads.id from uploads join accounts on accounts.id = uploads.account_id where ${IS_BEING_REMOVED})`,
};

/** Uploads with what the pipeline made of them. What was sent is removed with the transfers. */
export const removeUploads: Removal<{ folders: Folders }> = ({ id }, { folders }) => [
  pruneAsOwner(removedTimelines),
  removeRows(testServerMails, () => eq(testServerMails.accountId, id)),
  removeEach(id, folders),
];

/** The folders before the rows that name them. */
const removeEach =
  (accountId: string, folders: Folders): Prune =>
  async ({ database }) => {
    for (;;) {
      const some = await database.sql
        .select({ id: uploads.id, versionId: uploads.versionId })
        .from(uploads)
        .where(eq(uploads.accountId, accountId))
        .limit(AT_ONCE);
      if (some.length === 0) return;
      for (const { id, versionId } of some) {
        await rm(folders.work(id), { recursive: true, force: true });
        if (versionId !== null) await rm(folders.build(versionId), { recursive: true, force: true });
        await database.sql.transaction(async (tx) => {
          await tx.delete(uploadSendings).where(eq(uploadSendings.uploadId, id));
          await tx.delete(uploadStages).where(eq(uploadStages.uploadId, id));
          await tx.delete(uploads).where(eq(uploads.id, id));
        });
      }
    }
  };
