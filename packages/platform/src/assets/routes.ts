import {
  assetCancel,
  assetDelete,
  assetFinish,
  assetGet,
  assetList,
  assetPartsSign,
  assetStart,
  assetUploadGet,
} from '@launchyard/contract/assets';
import { parseId } from '@launchyard/domain/kit';
import type { Bin } from '../bin/bin.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Checker } from '../media/checker.ts';
import type { Signers, Stores } from '../providers/files/object-store.ts';
import { naming } from '../transfers/naming.ts';
import { cancelAsset, deleteAsset } from './delete.ts';
import { finishAsset } from './finish.ts';
import { listAssets, readAssets } from './list.ts';
import { assetPresenter } from './present.ts';
import { startAsset } from './start.ts';
import { readUploads, signAssetParts } from './upload.ts';

type LibraryDeps = Deps & {
  jobs: Jobs;
  bin: Bin;
  signers: Signers;
  stores: Stores;
  checker: Checker;
  filesOrigin: string;
};

export function assetRoutes(deps: LibraryDeps): Route[] {
  const { filesOrigin } = deps;
  const { sql } = deps.database;
  return [
    route(assetList, async (question, caller) => {
      const { rows, totalCount, answer } = await listAssets(sql, caller.account.id, question);
      return answer(rows, totalCount, await assetPresenter({ sql, filesOrigin }, caller.account.id, rows));
    }),
    route(assetGet, async ({ assetIds }, caller) => {
      const rows = await readAssets(sql, caller.account.id, parseIds('asset', assetIds));
      const present = await assetPresenter({ sql, filesOrigin }, caller.account.id, rows);
      return { assets: inOrder('asset', assetIds, rows, present) };
    }),
    changeRoute(assetStart, async (input, caller, inTransaction) => ({
      upload: await startAsset(deps, inTransaction, caller, input),
    })),
    route(assetUploadGet, async ({ assetUploadIds }, caller) => {
      const rows = await readUploads(sql, caller.account.id, parseIds('transfer', assetUploadIds));
      return { uploads: inOrder('transfer', assetUploadIds, rows, ({ shown }) => shown) };
    }),
    route(assetPartsSign, ({ assetUploadId, partNumbers }, caller) =>
      naming(assetPartsSign, 'assetUploadId', () =>
        signAssetParts(deps, caller, parseId('transfer', assetUploadId), partNumbers),
      ),
    ),
    changeRoute(assetFinish, async ({ assetUploadId }, caller, inTransaction) => {
      const id = parseId('transfer', assetUploadId);
      const row = await naming(assetFinish, 'assetUploadId', () =>
        finishAsset(deps, inTransaction, caller.account.id, id),
      );
      const present = await assetPresenter({ sql, filesOrigin }, caller.account.id, [row]);
      return { asset: present(row) };
    }),
    changeRoute(assetCancel, ({ assetUploadId }, caller, inTransaction) =>
      cancelAsset(deps, inTransaction, caller.account.id, parseId('transfer', assetUploadId)),
    ),
    changeRoute(assetDelete, ({ assetId }, caller, inTransaction) =>
      deleteAsset(deps, inTransaction, caller, parseId('asset', assetId)),
    ),
  ];
}
