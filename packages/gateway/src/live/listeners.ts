import type { Event } from '@launchyard/contract/events';
import type { Listener } from '@launchyard/schema/context';
import { EventQueue } from './event-queue.ts';

type Ended = Extract<Event, { type: 'access.ended' }>['ended'];

/** How long an ended access is remembered, for a listener whose right was confirmed just before it ended. */
const ENDED_REMEMBERED_MILLISECONDS = 10_000;

/** Everybody who listens on this process, by account. */
export interface Listeners {
  /** Listens from now on. `onAccessEnded` is told when the listener's own session, key or membership ended, after the queue did. */
  listen: (listener: Listener, onAccessEnded?: () => void) => EventQueue;
  dispatch(event: Event): void;
  /** Something was missed: everybody reads the current state. */
  markBehind(): void;
  endAll(): void;
}

export function createListeners(): Listeners {
  const byAccount = new Map<string, Set<Entry>>();
  let recentlyEnded: { ended: Ended; at: number }[] = [];

  function listen(listener: Listener, onAccessEnded: () => void = () => undefined): EventQueue {
    const accountId = listener.accountId;
    const queue = new EventQueue(() => remove(accountId, entry));
    const entry: Entry = { listener, queue, onAccessEnded };
    const others = byAccount.get(accountId);
    if (others) others.add(entry);
    else byAccount.set(accountId, new Set([entry]));
    const oldest = performance.now() - ENDED_REMEMBERED_MILLISECONDS;
    if (recentlyEnded.some(({ ended, at }) => at > oldest && livesOn(listener, ended))) cutOff(entry);
    return queue;
  }

  function remove(accountId: string, entry: Entry): void {
    const entries = byAccount.get(accountId);
    entries?.delete(entry);
    if (entries?.size === 0) byAccount.delete(accountId);
  }

  function endAccess(ended: Ended): void {
    const at = performance.now();
    recentlyEnded = recentlyEnded.filter((each) => each.at > at - ENDED_REMEMBERED_MILLISECONDS);
    recentlyEnded.push({ ended, at });
    for (const entry of all()) if (livesOn(entry.listener, ended)) cutOff(entry);
  }

  const all = (): Entry[] => [...byAccount.values()].flatMap((entries) => [...entries]);

  return {
    listen,
    dispatch(event) {
      if (event.type === 'access.ended') endAccess(event.ended);
      else for (const { queue } of byAccount.get(event.accountId) ?? []) queue.push(event);
    },
    markBehind() {
      for (const { queue } of all()) queue.behind = true;
    },
    endAll() {
      for (const { queue } of all()) queue.end();
    },
  };
}

interface Entry {
  listener: Listener;
  queue: EventQueue;
  onAccessEnded: () => void;
}

function cutOff({ queue, onAccessEnded }: Entry): void {
  queue.end();
  onAccessEnded();
}

function livesOn(listener: Listener, ended: Ended): boolean {
  if (ended.kind === 'session') return listener.credentialId === ended.sessionId;
  if (ended.kind === 'key') return listener.credentialId === ended.keyId;
  const { standing, accountId, personId } = listener;
  return standing === 'member' && accountId === ended.accountId && personId === ended.personId;
}
