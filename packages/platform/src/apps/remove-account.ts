import { eq, sql } from 'drizzle-orm';
import { IS_BEING_REMOVED } from '../accounts/deletion.ts';
import type { OwnerPrune, Removal } from '../kit/area.ts';
import { pruneAsOwner, removeRows } from '../kit/prune.ts';
import { apps, appVersions, latestMoves, thumbnails } from '../tables/apps.ts';

/** The histories of Latest of accounts that are being removed. */
export const removedMoves: OwnerPrune = {
  table: latestMoves,
  functionName: 'remove_latest_moves',
  condition: `app_id in
    (select apps.id from apps join accounts on accounts.id = apps.account_id where ${IS_BEING_REMOVED})`,
};

/** The files of thumbnails are removed with the transfers. */
export const removeApps: Removal = ({ id }) => {
  const isIts = eq(apps.accountId, id);
  return [
    pruneAsOwner(removedMoves),
    removeRows(thumbnails, () => sql`${thumbnails.appId} in (select ${apps.id} from ${apps} where ${isIts})`),
    async ({ database }) => void (await database.sql.update(apps).set({ latestVersionId: null }).where(isIts)),
    removeRows(appVersions, () => eq(appVersions.accountId, id)),
    removeRows(apps, () => isIts),
  ];
};
