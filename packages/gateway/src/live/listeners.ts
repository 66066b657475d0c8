import { mayHear, type Event } from '@launchyard/contract/events';
import type { Listener } from '@launchyard/schema/context';
import { createAlarm } from './alarm.ts';
import { EventQueue } from './event-queue.ts';

type Ended = Extract<Event, { type: 'access.ended' }>['ended'];

/** How long ended access is remembered, for a listener whose right was confirmed just before. */
const ENDED_REMEMBERED_MILLISECONDS = 10_000;

/** All listeners of this process, by account. */
export interface Listeners {
  /**
   * Starts listening. `onAccessEnded` is called when the listener’s own session, key, membership or case ended or expired,
   * after its queue did.
   */
  listen: (listener: Listener, onAccessEnded?: () => void) => EventQueue;
  dispatch(event: Event): void;
  /** Something may have been missed: everybody listens again and reads the current state. */
  markBehind(): void;
  endAll(): void;
}

export function createListeners(): Listeners {
  const byAccount = new Map<string, Set<Entry>>();
  let recentlyEnded: { ended: Ended; at: number }[] = [];
  const alarm = createAlarm(cutOffExpired);

  function listen(listener: Listener, onAccessEnded: () => void = () => undefined): EventQueue {
    const accountId = listener.accountId;
    const queue = new EventQueue(() => remove(accountId, entry));
    const oldest = performance.now() - ENDED_REMEMBERED_MILLISECONDS;
    const heard = recentlyEnded.filter(({ ended, at }) => at > oldest && livesOn(listener, ended));
    const entry: Entry = { listener, queue, onAccessEnded, ...endsOf(listener) };
    for (const { ended } of heard) moveEnd(entry, ended);
    const others = byAccount.get(accountId);
    if (others) others.add(entry);
    else byAccount.set(accountId, new Set([entry]));
    if (heard.length > 0 && endOf(entry) <= Date.now()) cutOff(entry);
    else alarm.setBy(endOf(entry));
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
    for (const entry of all()) {
      if (!livesOn(entry.listener, ended)) continue;
      moveEnd(entry, ended);
      if (endOf(entry) <= Date.now()) cutOff(entry);
      else alarm.setBy(endOf(entry));
    }
  }

  function cutOffExpired(): number {
    const now = Date.now();
    const entries = all();
    for (const entry of entries) if (endOf(entry) <= now) cutOff(entry);
    return Math.min(...entries.map(endOf).filter((end) => end > now));
  }

  const all = (): Entry[] => [...byAccount.values()].flatMap((entries) => [...entries]);

  return {
    listen,
    dispatch(event) {
      if (event.type === 'access.ended') return endAccess(event.ended);
      for (const { listener, queue } of byAccount.get(event.accountId) ?? []) {
        // Ends the wait: the reader works out its rights again before it listens anew.
        if (event.type === 'access.changed' && [listener.personId, listener.openerId].includes(event.personId))
          queue.fallBehind();
        if (mayHear(listener.grant, event)) queue.push(event);
      }
    },
    markBehind() {
      for (const { queue } of all()) queue.fallBehind();
    },
    endAll() {
      alarm.stop();
      for (const { queue } of all()) queue.end();
    },
  };
}

interface Entry {
  listener: Listener;
  queue: EventQueue;
  onAccessEnded: () => void;
  /** When its session, key or membership ends, in milliseconds since 1970, or Infinity. */
  rightEndsAt: number;
  /** When the support case ends that it listens in, likewise. Renewing moves it. */
  caseEndsAt: number;
}

const endsOf = ({ expiresAt, supportCase }: Listener): Pick<Entry, 'rightEndsAt' | 'caseEndsAt'> => ({
  rightEndsAt: expiresAt ? Date.parse(expiresAt) : Infinity,
  caseEndsAt: supportCase ? Date.parse(supportCase.endsAt) : Infinity,
});

const endOf = ({ rightEndsAt, caseEndsAt }: Entry): number => Math.min(rightEndsAt, caseEndsAt);

/** A right can only end earlier: long ago, or at the end of a replaced key’s overlap. A case can also end later. */
function moveEnd(entry: Entry, ended: Ended): void {
  if (ended.kind === 'supportCase') entry.caseEndsAt = Date.parse(ended.endsAt);
  else if (ended.kind === 'key' && ended.endsAt !== null)
    entry.rightEndsAt = Math.min(entry.rightEndsAt, Date.parse(ended.endsAt));
  else entry.rightEndsAt = -Infinity;
}

function cutOff({ queue, onAccessEnded }: Entry): void {
  queue.end();
  onAccessEnded();
}

function livesOn(listener: Listener, ended: Ended): boolean {
  if (ended.kind === 'session') return [listener.credentialId, listener.sessionId].includes(ended.sessionId);
  if (ended.kind === 'key') return listener.credentialId === ended.keyId;
  if (ended.kind === 'supportCase') return listener.supportCase?.caseId === ended.caseId;
  const { grant, accountId, personId } = listener;
  // A key acts in its account for the member who created it. Nobody is a member of their own account, or of one that
  // they look into as support.
  const isMembers = grant.role !== 'owner' && grant.way !== 'support';
  return isMembers && accountId === ended.accountId && personId === ended.personId;
}
