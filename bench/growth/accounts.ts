import { insertAccounts, insertApps } from '@launchyard/testing/growth/rows';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { withLargeWorlds } from '@launchyard/testing/growth/large-world';
import { costOf, sizesUpTo, type Cost, type Growth } from './cost.ts';

const HOME = { first: 24, after: null, search: null, isSearching: false };
const PAGE = { first: 20, after: null };

/** One account among many. */
export async function accountsGrowth(): Promise<Growth[]> {
  const [session, home, bell] = [costs(), costs(), costs()];
  await withLargeWorlds(async (open) => {
    for (const size of sizesUpTo(100_000)) {
      const world = await open(async (tables) => {
        await insertAccounts(tables, size);
        await insertApps(tables, size, { accounts: size });
      });
      const owner = await world.person();
      for (let number = 1; number <= 24; number++) await makeTestedApp(world, owner, `App_${number}`);
      const as = { key: owner.apiKey };
      const { email, password } = owner;
      session.set(
        size,
        await costOf(() => world.askAsPanel('SessionCreate', { input: { email, password } }, {}), nothing),
      );
      home.set(size, await costOf(() => world.askAsPanel('Home', HOME, as), nothing));
      bell.set(size, await costOf(() => world.askAsPanel('Notifications', PAGE, as), nothing));
      await world.close();
    }
  });
  const rest = { unit: 'accounts', growsWithSize: false };
  return [
    { what: 'one account signs in', ...rest, costs: session },
    { what: 'its home page', ...rest, costs: home },
    { what: 'its notifications', ...rest, costs: bell },
  ];
}

const costs = () => new Map<number, Cost>();
const nothing = () => Promise.resolve();
