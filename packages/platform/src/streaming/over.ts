import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../kit/database.ts';
import { shareRunning } from '../kit/share-running.ts';
import type { Ticket } from '../signalling/ticket.ts';
import { streamingSessions } from '../tables/streaming.ts';
import type { Sessions } from './sessions.ts';

/**
 * Whether the session that a ticket was issued for has ended: that of its room, or of the viewer there. A room without a
 * session, as the test of a build has it, is not over. At most one query for a room runs at a time.
 */
export function createOverCheck(
  { sql }: Pick<Database, 'sql'>,
  sessions: Pick<Sessions, 'find'>,
): (ticket: Pick<Ticket, 'room' | 'viewer'>) => Promise<boolean> {
  const shared = shareRunning<boolean>();

  async function ask(ids: string[]): Promise<boolean> {
    const hasEnded = and(inArray(streamingSessions.id, ids), isNotNull(streamingSessions.endedAt));
    return (await sql.$count(streamingSessions, hasEnded)) > 0;
  }

  return ({ room, viewer }) => {
    const ids = viewer === '' ? [room] : [room, viewer];
    const held = ids.map((id) => sessions.find(id));
    if (held.some((session) => session?.record.row.state === 'ended')) return Promise.resolve(true);
    // While they run, streams do not wait for the database.
    if (held.every((session) => session !== null)) return Promise.resolve(false);
    return shared(ids.join(' '), () => ask(ids));
  };
}
