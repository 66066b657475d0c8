import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../kit/database.ts';
import { shareRunning } from '../kit/share-running.ts';
import type { Ticket } from '../signalling/ticket.ts';
import { streamingSessions } from '../tables/streaming.ts';
import { uploads } from '../tables/uploads.ts';
import type { Sessions } from './sessions.ts';

/**
 * Whether what a ticket was issued for has ended: the test of a build, or the session of its room or of the viewer there.
 * A room that has neither is not over: a build that was started ahead waits there. At most one query for a room runs at a time.
 */
export function createOverCheck(
  { sql }: Pick<Database, 'sql'>,
  sessions: Pick<Sessions, 'find'>,
): (ticket: Pick<Ticket, 'room' | 'viewer' | 'testedVersion'>) => Promise<boolean> {
  const shared = shareRunning<boolean>();

  async function ask(ids: string[]): Promise<boolean> {
    const hasEnded = and(inArray(streamingSessions.id, ids), isNotNull(streamingSessions.endedAt));
    return (await sql.$count(streamingSessions, hasEnded)) > 0;
  }

  /** What a build printed in its test is shown as soon as that has ended, and may have its ticket in it. */
  async function isTestOver(versionId: string): Promise<boolean> {
    const isTesting = and(eq(uploads.versionId, versionId), eq(uploads.state, 'testing'));
    return (await sql.$count(uploads, isTesting)) === 0;
  }

  return ({ room, viewer, testedVersion }) => {
    if (testedVersion !== '') return shared(`test ${testedVersion}`, () => isTestOver(testedVersion));
    const ids = viewer === '' ? [room] : [room, viewer];
    const held = ids.map((id) => sessions.find(id));
    if (held.some((session) => session?.record.row.state === 'ended')) return Promise.resolve(true);
    // While they run, streams do not wait for the database.
    if (held.every((session) => session !== null)) return Promise.resolve(false);
    return shared(ids.join(' '), () => ask(ids));
  };
}
