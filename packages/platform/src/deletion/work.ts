import type { Area } from '../kit/area.ts';
import { removeAccounts, type RemovalNeeds } from './remove.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;

export const deletionWork: Area<RemovalNeeds> = {
  sweeps: (needs) => [
    { everyMilliseconds: HOUR_MILLISECONDS, isByAge: true, run: (clock) => removeAccounts({ ...needs, clock }) },
  ],
};
