import type { Area } from '../kit/area.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { latestMoves } from '../tables/apps.ts';
import { removedMoves } from './remove-account.ts';
import { expireThumbnails } from './thumbnails/expire.ts';

export const appWork: Area<Deps & { jobs: Jobs }> = {
  appendOnly: [latestMoves],
  ownerPrunes: [removedMoves],
  sweeps: (needs) => [
    { everyMilliseconds: 10 * 60 * 1000, isByAge: true, run: (clock) => expireThumbnails({ ...needs, clock }) },
  ],
};
