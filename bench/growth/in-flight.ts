import { insertAccounts, insertApps, insertUploads } from '@launchyard/testing/growth/rows';
import { putInLine, startUpload } from '@launchyard/testing/growth/one-upload';
import { withLargeWorlds } from '@launchyard/testing/growth/large-world';
import { costOf, sizesUpTo, type Cost, type Growth } from './cost.ts';

/** Each account has five running uploads. Two are tested at a time, no matter how many wait. */
const PER_ACCOUNT = 5;
const STATES = ['uploading', 'acquiring', 'scanning', 'preparing', 'queued'];

/** One customer among others with running uploads, and the workers' periodic check of all of them. */
export async function inFlightGrowth(): Promise<Growth[]> {
  const [look, heartbeat, finish, place] = [costs(), costs(), costs(), costs()];
  await withLargeWorlds(async (open) => {
    for (const size of sizesUpTo(100_000)) {
      const owners = { accounts: Math.ceil(size / PER_ACCOUNT) };
      const world = await open(async (tables) => {
        await insertAccounts(tables, owners.accounts);
        await insertApps(tables, size, owners);
        await insertUploads(tables, size, owners, STATES);
      });
      const owner = await world.person();
      const small = () => startUpload(world, owner, { parts: 1, every: 1 });
      look.set(size, await costOf(() => world.lookAround(), nothing));
      const own = await small();
      heartbeat.set(size, await costOf(() => own.heartbeat(), nothing));
      finish.set(size, await costOf((whole) => whole.finish(), small));
      await putInLine(world, own.id);
      place.set(size, await costOf(() => own.place(), nothing));
      await world.close();
    }
  });
  const rest = { unit: 'in flight', growsWithSize: false };
  return [
    { what: 'a worker looks for what stands still', ...rest, costs: look },
    { what: 'one upload is heard of', ...rest, costs: heartbeat },
    { what: 'one upload is finished and takes its turn', ...rest, costs: finish },
    // Computing a queue position counts the uploads ahead.
    { what: 'the place at the end of the line', ...rest, growsWithSize: true, costs: place },
  ];
}

const costs = () => new Map<number, Cost>();
const nothing = () => Promise.resolve();
