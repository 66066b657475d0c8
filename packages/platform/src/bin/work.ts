import type { Area } from '../kit/area.ts';
import type { Deps } from '../kit/deps.ts';
import type { Bin } from './bin.ts';
import { purgeBins } from './purge.ts';

export const binWork: Area<Pick<Deps, 'database' | 'clock'> & { bin: Bin }> = {
  sweeps: (needs) => [
    { everyMilliseconds: 60 * 60 * 1000, isByAge: true, run: (clock) => purgeBins({ ...needs, clock }) },
  ],
};
