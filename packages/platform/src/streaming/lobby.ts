import { addressSubject } from '@launchyard/domain/session';
import {
  MAX_IN_LOBBY,
  MAX_IN_LOBBY_OF_ACCOUNT,
  MOST_IN_LOBBY,
  MOST_SESSIONS_OF_ADDRESS,
  SILENT_SECONDS,
  type SessionEnd,
} from '@launchyard/domain/streaming';
import { secondsAfter, type Clock } from '../kit/clock.ts';

/** The page of a guest who came before the host. It has no session yet, and takes no place. */
export interface Waiting {
  linkId: string;
  accountId: string;
  /** The guest’s network address. */
  address: string;
  /** When the page was last heard. */
  seenAt: Date;
  /** The host is there: asks for a session again. */
  letIn(): void;
  end(reason: SessionEnd): void;
  /** Closes the line of a page that is silent. */
  cut(): void;
}

/** Guests who wait for their hosts, in the memory of this process: their pages come back to the next one. */
export interface Lobby {
  isEmpty(): boolean;
  /** Returns why nobody else may wait; null: it waits. */
  enter(waiting: Waiting): SessionEnd | null;
  leave(waiting: Waiting): void;
  /** Lets in whose meeting is open, and cuts whoever is silent. */
  move(isOpen: (linkId: string) => boolean): void;
  /** Those who wait, by link (UUIDs). */
  byLink(): Map<string, Waiting[]>;
}

export function createLobby(clock: Clock): Lobby {
  const all = new Set<Waiting>();
  return {
    isEmpty: () => all.size === 0,
    enter(waiting) {
      const others = [...all];
      const ofLink = others.filter(({ linkId }) => linkId === waiting.linkId).length;
      const subject = addressSubject(waiting.address);
      const fromThere = others.filter(({ address }) => addressSubject(address) === subject).length;
      const ofAccount = others.filter(({ accountId }) => accountId === waiting.accountId).length;
      const isFull = ofLink >= MOST_IN_LOBBY || ofAccount >= MAX_IN_LOBBY_OF_ACCOUNT || others.length >= MAX_IN_LOBBY;
      if (isFull) return 'queueFull';
      if (fromThere >= MOST_SESSIONS_OF_ADDRESS) return 'tooManyOpen';
      all.add(waiting);
      return null;
    },
    leave: (waiting) => void all.delete(waiting),
    move(isOpen) {
      const now = clock();
      for (const waiting of all) {
        const isLetIn = isOpen(waiting.linkId);
        if (!isLetIn && secondsAfter(waiting.seenAt, SILENT_SECONDS) > now) continue;
        all.delete(waiting);
        if (isLetIn) waiting.letIn();
        else waiting.cut();
      }
    },
    byLink: () => Map.groupBy(all, ({ linkId }) => linkId),
  };
}
