import {
  judgeUnstreamed,
  newUnstreamed,
  stepUnstreamed,
  unstreamedUntil,
  type Doing,
  type SessionEnd,
  type UnstreamedEvent,
} from '@launchyard/domain/streaming';

/** What counts for a session’s time without a stream. */
export interface UnstreamedNow {
  /** What it does while its page is there; null: its page is away. */
  doing: Doing | null;
  isQueued: boolean;
  /** Whether its build waits for viewers. */
  isBuildReady: boolean;
}

/** The time that a session spends without a stream: its own, whatever page or connection it has. */
export interface UnstreamedTime {
  /** Something happened; or else its state may have changed. */
  note(now: Date, event?: UnstreamedEvent): void;
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
    until: () => unstreamedUntil(session),
    end(now) {
      const spent = judgeUnstreamed(session, now);
      if (spent === null) return null;
      const { isQueued, isBuildReady } = look();
      const ends = {
        closed: 'visitorLeft',
        broken: isQueued ? 'visitorLeft' : 'lineLost',
        returning: 'lineLost',
        connecting: isBuildReady ? 'connectionFailed' : 'buildSilent',
      } as const;
      return ends[spent];
    },
  };
}
