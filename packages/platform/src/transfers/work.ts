import { handler, SMALL_AT_ONCE, type Area } from '../kit/area.ts';
import type { Deps } from '../kit/deps.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { transferRemovalQueue } from './queues.ts';
import { removeParts } from './remove-parts.ts';

export const transferWork: Area<Pick<Deps, 'database'> & { stores: Stores }> = {
  queues: [transferRemovalQueue],
  handlers: (needs) => [
    handler(transferRemovalQueue, SMALL_AT_ONCE, ({ transferId }) => removeParts(needs, transferId)),
  ],
};
