import type { Area } from '../kit/area.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { expireAssets } from './expire.ts';

export const assetWork: Area<Deps & { jobs: Jobs }> = {
  sweeps: (needs) => [
    { everyMilliseconds: 10 * 60 * 1000, isByAge: true, run: (clock) => expireAssets({ ...needs, clock }) },
  ],
};
