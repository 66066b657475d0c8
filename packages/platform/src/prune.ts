import { areas } from './areas.ts';
import type { Deps } from './kit/deps.ts';
import { runAlone } from './kit/locks.ts';

/** Removes what nobody will need again. One process at a time; the others do nothing. */
export async function prune(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await runAlone(deps.database, 'prune', async () => {
    for (const remove of areas.flatMap(({ prunes = [] }) => prunes)) await remove(deps);
  });
}
