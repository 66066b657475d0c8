import { and, desc, eq, lt, max } from 'drizzle-orm';
import type { z } from 'zod';
import type { uploadTimeline } from '@launchyard/contract/uploads';
import { badCursor } from '@launchyard/domain/kit';
import type { Sql } from '../../kit/database.ts';
import { instant } from '../../kit/present.ts';
import { refuse } from '../../kit/refuse.ts';
import { uploadEvents } from '../../tables/uploads.ts';
import { readOwnUpload } from '../locks.ts';

type Question = Pick<z.output<(typeof uploadTimeline)['input']>, 'first' | 'after'>;

/**
 * A page of what happened to an upload of the account, the newest first. The cursor is an event's number, which says how many there are
 * before it, too: however long a timeline is, a page reads only its own rows. `uploadId` is a UUID, or null for an id that was none.
 */
export async function listTimeline(
  sql: Sql,
  accountId: string,
  uploadId: string | null,
  { first, after }: Question,
): Promise<z.input<(typeof uploadTimeline)['reply']>> {
  const { id } = await readOwnUpload(sql, accountId, uploadId);
  const mine = eq(uploadEvents.uploadId, id);
  const before = after === undefined ? undefined : lt(uploadEvents.number, parseCursor(after));
  const rows = await sql
    .select()
    .from(uploadEvents)
    .where(and(mine, before))
    .orderBy(desc(uploadEvents.number))
    .limit(first + 1);
  const [newest] = await sql
    .select({ number: max(uploadEvents.number) })
    .from(uploadEvents)
    .where(mine);
  return {
    edges: rows.slice(0, first).map((row) => ({ cursor: String(row.number), node: present(row) })),
    hasNextPage: rows.length > first,
    totalCount: newest?.number ?? 0,
  };
}

function present(row: typeof uploadEvents.$inferSelect) {
  const { uploadId: _, at, ...event } = row;
  return { ...event, at: instant(at) };
}

function parseCursor(after: string): number {
  return /^[1-9][0-9]{0,8}$/.test(after) ? Number(after) : refuse(badCursor);
}
