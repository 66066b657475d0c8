import { SIMULATED_STALL_SECONDS, STALL_SECONDS } from '@launchyard/domain/uploads';
import { createStore } from '../kit/store.ts';

/** Uploads of this tab whose line is to be treated as dead, by an administrator's wish. */
const simulated = createStore<ReadonlySet<string>>(new Set());

/** Applications §6: from now on the upload is treated as if nothing of it arrived any more. Ends with `endStuckSimulation`. */
export function simulateStuck(uploadId: string): void {
  simulated.update((ids) => new Set(ids).add(uploadId));
}

export function endStuckSimulation(uploadId: string): void {
  simulated.update((ids) => new Set([...ids].filter((id) => id !== uploadId)));
}

/** For whoever sends the file: whether it has to behave as if nothing arrived. */
export const isStuckSimulated = (uploadId: string): boolean => simulated.get().has(uploadId);

/** How long nothing may arrive before sending is given up, in seconds. */
export const stallSecondsOf = (uploadId: string): number =>
  isStuckSimulated(uploadId) ? SIMULATED_STALL_SECONDS : STALL_SECONDS;

export const stuckSimulations = simulated;
