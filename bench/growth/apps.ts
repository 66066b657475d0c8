import { makeManyApps } from '@launchyard/testing/world/many-apps';
import { withLargeWorlds } from '@launchyard/testing/growth/large-world';
import { analyze } from '@launchyard/testing/growth/rows';
import { costOf, sizesUpTo, type Cost, type Growth } from './cost.ts';

const HOME = { first: 24, after: null, search: null, isSearching: false };

/** An account's home page: its newest applications, their number, and the storage. The page is full even at the smallest size. */
export async function appsGrowth(): Promise<Growth[]> {
  const [home, search, name, storage] = [costs(), costs(), costs(), costs()];
  await withLargeWorlds(async (open) => {
    for (const size of sizesUpTo(100_000).map((each) => Math.max(HOME.first, each))) {
      const world = await open(async () => undefined);
      const owner = await world.person();
      await makeManyApps(world.database.sql, owner, size);
      await analyze(world.tables);
      const as = { key: owner.apiKey };
      const ask = (document: string, variables: object) =>
        costOf(
          () => world.askAsPanel(document, { ...variables }, as),
          () => Promise.resolve(),
        );
      home.set(size, await ask('Home', HOME));
      search.set(size, await ask('Home', { ...HOME, search: '00007', isSearching: true }));
      name.set(size, await ask('AppByName', { name: 'App_00007' }));
      storage.set(size, await ask('NewUpload', { name: 'App_00007', isUpdate: true }));
      await world.close();
    }
  });
  const rest = { unit: 'applications', growsWithSize: false };
  return [
    { what: 'the home page', ...rest, costs: home },
    // A substring search has to read every name.
    { what: 'a search on it', ...rest, growsWithSize: true, costs: search },
    { what: 'an application by its name', ...rest, costs: name },
    { what: 'a new upload’s first step, with the storage', ...rest, costs: storage },
  ];
}

const costs = () => new Map<number, Cost>();
