import { and, desc, eq, lt, max } from 'drizzle-orm';
import type { z } from 'zod';
import type { uploadTimeline } from '@launchyard/contract/upload-timeline';
import type { TimelineEvent } from '@launchyard/domain/uploads';
import type { Caller } from '../../access/caller.ts';
import type { Sql } from '../../kit/database.ts';
import type { Page } from '../../kit/pages.ts';
import { instant } from '../../kit/present.ts';
import { uploadEvents } from '../../tables/uploads.ts';
import { readOwnUpload } from '../locks.ts';

/**
 * A page of what happened to an upload of the account, the newest first. The cursor is an event's number, which says how many there are
 * before it, too: however long a timeline is, a page reads only its own rows. `uploadId` is a UUID, or null for an id that was none.
 */
export async function listTimeline(
  sql: Sql,
  caller: Caller,
  uploadId: string | null,
  { first, beyond }: Page<number>,
): Promise<z.input<(typeof uploadTimeline)['reply']>> {
  const { id } = await readOwnUpload(sql, caller, uploadId, 'account.read');
  const mine = eq(uploadEvents.uploadId, id);
  const before = beyond === undefined ? undefined : lt(uploadEvents.number, beyond);
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

function present({ number, createdAt, createdBy, kind, details }: typeof uploadEvents.$inferSelect) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written as one event, in which the kind says what it carries
  const event = { kind, ...details } as TimelineEvent;
  return { number, createdAt: instant(createdAt), createdBy, ...event };
}
