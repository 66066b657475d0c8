import { handler, SMALL_AT_ONCE, type Area } from '../kit/area.ts';
import type { Deps } from '../kit/deps.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { transferRemovalQueue } from './queues.ts';
import { removeParts } from './remove-parts.ts';

export const transferWork: Area<Pick<Deps, 'database'> & { stores: Stores }> = {
  queues: [transferRemovalQueue],
  guards: [
    {
      name: 'guard_locations_of_parts',
      table: 'transfer_parts',
      on: 'insert or update',
      refused: String.raw`new.location !~ '^[\w-]+(\.[\w-]+)*$'`,
      because: 'a location is one name in its store',
    },
  ],
  handlers: (needs) => [
    handler(transferRemovalQueue, SMALL_AT_ONCE, ({ transferId }) => removeParts(needs, transferId)),
  ],
};
