import { and, eq, isNull, sql } from 'drizzle-orm';
import { givesUseBack } from '@launchyard/domain/streaming';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { returnUse } from '../links/signed/use.ts';
import { streamingSamples, streamingSessions, type StreamingSessionRow } from '../tables/streaming.ts';
import { noteCrash } from './note-crash.ts';
import { tellChange } from './tell-change.ts';

/** What a running session writes of itself. */
export type SessionChange = Partial<Omit<StreamingSessionRow, 'id' | 'accountId' | 'createdAt'>>;

/** A session’s row, in memory and in the database. */
export interface SessionRecord {
  /** As this process knows it, ahead of the database by what could not be written yet. */
  readonly row: StreamingSessionRow;
  /** Changes the row at once; `save` writes it. */
  change(change: SessionChange): void;
  /** Also while it is being written: only what was committed is known to others. */
  hasUnsaved(): boolean;
  /**
   * Writes what is unsaved. A session that was ended elsewhere is never changed again: then `row` is what was written
   * there. Throws if the database does not answer; everything stays unsaved.
   */
  save(): Promise<void>;
}

export interface RecordNeeds extends Pick<Deps, 'database' | 'clock'> {
  /** Whether this process runs the session: otherwise nothing is written. */
  isRunning: () => boolean;
}

export function openRecord({ database, clock, isRunning }: RecordNeeds, opened: StreamingSessionRow): SessionRecord {
  let row = opened;
  let unsaved: SessionChange = {};
  /** What the database has. */
  let savedState = opened.state;
  let saving = Promise.resolve();
  let isWriting = false;

  async function write(): Promise<void> {
    const change = unsaved;
    if (Object.keys(change).length === 0 || !isRunning()) return;
    unsaved = {};
    isWriting = true;
    const now = clock();
    try {
      const [written] = await database.sql.transaction(async (tx) => {
        const rows = await tx
          .update(streamingSessions)
          .set(withTime(change))
          .where(and(eq(streamingSessions.id, row.id), isNull(streamingSessions.endedAt)))
          .returning();
        if (rows[0] && change.quality) {
          await tx.insert(streamingSamples).values({ sessionId: row.id, at: now, quality: change.quality });
        }
        if (rows[0]?.state === 'ended') await settle(tx, now, rows[0]);
        if (rows[0] && rows[0].state !== savedState) await tellChange(tx, now, row.accountId);
        return rows;
      });
      if (written) savedState = written.state;
      else await readEnd();
    } catch (error) {
      unsaved = { ...change, ...unsaved };
      throw error;
    } finally {
      isWriting = false;
    }
  }

  /** Whoever ends a session first, ended it. */
  async function readEnd(): Promise<void> {
    const [ended] = await database.sql.select().from(streamingSessions).where(eq(streamingSessions.id, row.id));
    if (ended) row = ended;
    else row = { ...row, state: 'ended', end: 'endedByOwner', endedAt: clock() };
    unsaved = {};
    savedState = 'ended';
  }

  return {
    get row() {
      return row;
    },
    change(change) {
      if (savedState === 'ended') return;
      row = { ...row, ...change };
      unsaved = { ...unsaved, ...change };
    },
    hasUnsaved: () => isWriting || Object.keys(unsaved).length > 0,
    save() {
      const next = saving.then(write);
      saving = next.catch(() => undefined);
      return next;
    },
  };
}

/** An earlier process may have written more of the time meanwhile. */
const withTime = ({ streamedMilliseconds: own, ...change }: SessionChange) => ({
  ...change,
  ...(own !== undefined && {
    streamedMilliseconds: sql`greatest(${streamingSessions.streamedMilliseconds}, ${own}::bigint)`,
  }),
});

/**
 * What follows from the end of a session. A visitor who got nothing for a use of a signed link may try again, and a build
 * that crashed is counted, once for all who watched it.
 */
async function settle(tx: Tx, now: Date, session: StreamingSessionRow): Promise<void> {
  const { signedLinkId, end, liveAt, meetingId } = session;
  if (signedLinkId !== null && end !== null && givesUseBack(end, { hasStreamed: liveAt !== null })) {
    await returnUse(tx, signedLinkId);
  }
  if (end === 'buildCrashed' && meetingId === null) await noteCrash(tx, now, session);
}
