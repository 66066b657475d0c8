import { thumbnailFinish, thumbnailStart } from '@launchyard/contract/assets';
import { parseId } from '@launchyard/domain/kit';
import { changeRoute, type Route } from '../../http/routes.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import type { Checker } from '../../media/checker.ts';
import type { Signers, Stores } from '../../providers/files/object-store.ts';
import { naming } from '../../transfers/naming.ts';
import { presentApps, type AppView } from '../present.ts';
import { finishThumbnail } from './finish.ts';
import { startThumbnail } from './start.ts';

type ThumbnailDeps = Deps & AppView & { jobs: Jobs; signers: Signers; stores: Stores; checker: Checker };

export function thumbnailRoutes(deps: ThumbnailDeps): Route[] {
  return [
    changeRoute(thumbnailStart, async ({ appId, ...file }, caller, inTransaction) => ({
      thumbnail: await startThumbnail(deps, inTransaction, caller, { ...file, appId: parseId('app', appId) }),
    })),
    changeRoute(thumbnailFinish, async ({ thumbnailId }, caller, inTransaction) => {
      const id = parseId('transfer', thumbnailId);
      const row = await naming(thumbnailFinish, 'thumbnailId', () => finishThumbnail(deps, inTransaction, caller, id));
      const app = (await presentApps(deps, [row])).get(row.id);
      if (!app) throw new Error('an application was read but not presented');
      return { app };
    }),
  ];
}
