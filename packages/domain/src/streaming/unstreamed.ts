import { noOther } from '../kit/no-other.ts';
import {
  CLOSED_PAGE_GRACE_SECONDS,
  CONNECT_SECONDS,
  COUNTED_SECONDS,
  GRACE_SECONDS,
  MOST_CONNECTS,
  MAX_RETURNS,
  UNUSED_PLACE_GRACE_SECONDS,
} from './limits.ts';

/** How a page went: it said goodbye (closed, or loaded anew), or its line broke. */
export type Parting = 'closed' | 'broken';

/** How a page is away. `unused`: its line broke before anything was streamed in its place. */
export type Away = Parting | 'unused';

/** How the page of a session is away that parted so. */
export const awayAfter = (parting: Parting, session: { hasPlace: boolean; hasStreamed: boolean }): Away =>
  parting === 'broken' && session.hasPlace && !session.hasStreamed ? 'unused' : parting;

/**
 * What a session does, as far as it has a stream: its page is away, is `waiting` in line until the build is started, or
 * for the build that is `loading`; it is `connecting`, or `streaming`.
 */
export type Doing = Away | 'waiting' | 'loading' | 'connecting' | 'streaming';

/** What a session has spent since it last did what it is for: stream, or wait in line. */
export interface Unstreamed {
  readonly doing: Doing;
  /** Since when. */
  readonly since: Date;
  /** Away and connecting, before `since`. */
  readonly awayMilliseconds: number;
  readonly connectingMilliseconds: number;
  /** How often a page took the session over. The first page is one of them. */
  readonly pages: number;
  /** Connections that were begun. */
  readonly connects: number;
  /** Whether it got time for one more connection, because it came back. */
  readonly hadChance: boolean;
  /** What its page said of streaming, or waiting, without a break. */
  readonly heardMilliseconds: number;
}

/** What changes what a session has spent. */
export type UnstreamedEvent =
  | { kind: 'does'; doing: Doing }
  /** A page takes the session over. */
  | { kind: 'page' }
  /** A connection begins, perhaps while an earlier one is tried. */
  | { kind: 'connect' }
  /** Its page was there for that long since it was last heard. */
  | { kind: 'heard'; milliseconds: number };

export const newUnstreamed = (now: Date): Unstreamed => ({
  doing: 'waiting',
  since: now,
  awayMilliseconds: 0,
  connectingMilliseconds: 0,
  pages: 0,
  connects: 0,
  hadChance: false,
  heardMilliseconds: 0,
});

/**
 * A session keeps its place, or its turn, for a time away and a time of connecting, and coming back does not begin them
 * anew. Only what it is for does: COUNTED_SECONDS of a stream that was counted, or of waiting in line, in one piece.
 * Time in which a build loads is nobody’s fault, and has a limit of its own.
 */
export function stepUnstreamed(before: Unstreamed, event: UnstreamedEvent, now: Date): Unstreamed {
  switch (event.kind) {
    case 'does':
      return event.doing === before.doing ? before : { ...spend(before, now), doing: event.doing };
    case 'page':
      return giveChance({ ...spend(before, now), pages: before.pages + 1 });
    case 'connect':
      return { ...spend(before, now), doing: 'connecting', connects: before.connects + 1 };
    case 'heard':
      return hear(before, event.milliseconds, now);
    default:
      return noOther(event, before);
  }
}

function spend(before: Unstreamed, now: Date): Unstreamed {
  const spent = Math.max(0, now.getTime() - before.since.getTime());
  const { doing, awayMilliseconds, connectingMilliseconds } = before;
  return {
    ...before,
    since: now,
    awayMilliseconds: awayMilliseconds + (isAway(doing) ? spent : 0),
    connectingMilliseconds: connectingMilliseconds + (doing === 'connecting' ? spent : 0),
    heardMilliseconds: 0,
  };
}

/** A visitor who was in time has a fair chance to connect, once. */
function giveChance(back: Unstreamed): Unstreamed {
  const enough = (MOST_CONNECTING_SECONDS - CONNECT_SECONDS) * 1000;
  if (back.hadChance || back.pages === 1 || back.connectingMilliseconds <= enough) return back;
  return { ...back, hadChance: true, connectingMilliseconds: enough };
}

function hear(before: Unstreamed, milliseconds: number, now: Date): Unstreamed {
  if (before.doing !== 'streaming' && before.doing !== 'waiting') return before;
  const heardMilliseconds = before.heardMilliseconds + milliseconds;
  if (heardMilliseconds < COUNTED_SECONDS * 1000) return { ...before, heardMilliseconds };
  // Its page is there.
  return { ...newUnstreamed(now), doing: before.doing, pages: 1 };
}

/** A connection, and another one after a time away. */
const MOST_CONNECTING_SECONDS = 2 * CONNECT_SECONDS;

const AWAY_SECONDS: Record<Away, number> = {
  closed: CLOSED_PAGE_GRACE_SECONDS,
  unused: UNUSED_PLACE_GRACE_SECONDS,
  broken: GRACE_SECONDS,
};

const isAway = (doing: Doing): doing is Away => doing in AWAY_SECONDS;

/** Until when a session may go on with what it does; null: as long as it likes. */
export function unstreamedUntil({ doing, since, ...spent }: Unstreamed): Date | null {
  const after = (seconds: number, left: number) =>
    new Date(since.getTime() + Math.max(0, Math.min(seconds * 1000, left)));
  if (isAway(doing)) {
    const most = doing === 'unused' ? UNUSED_PLACE_GRACE_SECONDS : GRACE_SECONDS;
    return after(AWAY_SECONDS[doing], most * 1000 - spent.awayMilliseconds);
  }
  if (doing !== 'connecting') return null;
  return after(CONNECT_SECONDS, MOST_CONNECTING_SECONDS * 1000 - spent.connectingMilliseconds);
}

/** What a session had too much of by now: time away, returns, or connecting; null: nothing. */
export function judgeUnstreamed(session: Unstreamed, now: Date): Away | 'returning' | 'connecting' | null {
  const { doing, pages, connects } = session;
  if (pages > 1 + MAX_RETURNS) return 'returning';
  if (connects > 1 + MOST_CONNECTS) return 'connecting';
  const until = unstreamedUntil(session);
  if (until === null || until > now) return null;
  return isAway(doing) ? doing : 'connecting';
}
