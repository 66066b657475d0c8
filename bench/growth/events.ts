import { MAX_TIMELINE_EVENTS } from '@launchyard/domain/uploads';
import { cursorBeforeLast } from '@launchyard/testing/growth/lists';
import { insertEvents, startUpload } from '@launchyard/testing/growth/one-upload';
import { withLargeWorlds } from '@launchyard/testing/growth/large-world';
import { costOf, sizesUpTo, type Cost, type Growth } from './cost.ts';

/** No timeline is longer than that. A page shows fifty. */
export async function eventsGrowth(): Promise<Growth[]> {
  const first = new Map<number, Cost>();
  const last = new Map<number, Cost>();
  await withLargeWorlds(async (open) => {
    const world = await open(async () => undefined);
    const owner = await world.person();
    const as = { key: owner.apiKey };
    // Fifty at least, so that every page is full.
    for (const events of sizesUpTo(MAX_TIMELINE_EVENTS).map((size) => Math.max(60, size))) {
      const { id } = await startUpload(world, owner, { parts: 1, every: 1 });
      await insertEvents(world, id, events);
      first.set(events, await costOf(() => world.askAsPanel('UploadEvents', { id }, as), nothing));
      const after = await cursorBeforeLast(world, as, { of: 'Upload', id, field: 'timeline' }, 50);
      last.set(events, await costOf(() => world.askAsPanel('UploadEvents', { id, after }, as), nothing));
    }
    await world.close();
  });
  const rest = { unit: 'events', growsWithSize: false };
  return [
    { what: 'the newest page of a timeline', ...rest, costs: first },
    { what: 'its oldest page', ...rest, costs: last },
  ];
}

const nothing = () => Promise.resolve();
