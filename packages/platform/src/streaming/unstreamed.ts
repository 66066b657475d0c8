import {
  awayAfter,
  judgeUnstreamed,
  newUnstreamed,
  stepUnstreamed,
  unstreamedUntil,
  type Doing,
  type Parting,
  type SessionEnd,
  type UnstreamedEvent,
} from '@launchyard/domain/streaming';

/** What counts for a session’s time without a stream. */
export interface UnstreamedNow {
  /** What it does while its page is there; null: its page is away. */
  doing: Doing | null;
  isQueued: boolean;
  hasStreamed: boolean;
  /** Whether its build waits for viewers. */
  isBuildReady: boolean;
}

/** The time that a session spends without a stream: its own, whatever page or connection it has. */
export interface UnstreamedTime {
  /** Something happened; or else its state may have changed. */
  note(now: Date, event?: UnstreamedEvent): void;
  /** Its page has gone. */
  leave(now: Date, parting: Parting): void;
  /** Until when it may go on with what it does; null: as long as it likes. */
  until(): Date | null;
  /** Why it ends now; null: it does not. */
  end(now: Date): SessionEnd | null;
}

export function watchUnstreamed(begun: Date, look: () => UnstreamedNow): UnstreamedTime {
  let session = newUnstreamed(begun);
  return {
    note(now, event) {
      const { doing } = look();
      const what = event ?? (doing && { kind: 'does' as const, doing });
      if (what) session = stepUnstreamed(session, what, now);
    },
    leave(now, parting) {
      const { isQueued, hasStreamed } = look();
      const doing = awayAfter(parting, { hasPlace: !isQueued, hasStreamed });
      session = stepUnstreamed(session, { kind: 'does', doing }, now);
    },
    until: () => unstreamedUntil(session),
    end(now) {
      const spent = judgeUnstreamed(session, now);
      if (spent === null) return null;
      const { isQueued, isBuildReady } = look();
      const ends = {
        closed: 'visitorLeft',
        broken: isQueued ? 'visitorLeft' : 'lineLost',
        unused: 'lineLost',
        returning: 'lineLost',
        connecting: isBuildReady ? 'connectionFailed' : 'buildSilent',
      } as const;
      return ends[spent];
    },
  };
}
