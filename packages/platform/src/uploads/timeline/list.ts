import { and, eq, max } from 'drizzle-orm';
import type { z } from 'zod';
import type { uploadTimeline } from '@launchyard/contract/upload-timeline';
import type { TimelineEvent } from '@launchyard/domain/uploads';
import type { Caller } from '../../access/caller.ts';
import type { Sql } from '../../kit/database.ts';
import { pageQuery, type Order, type PageQuestion } from '../../kit/pages.ts';
import { instant } from '../../kit/present.ts';
import { uploadEvents } from '../../tables/uploads.ts';
import { readOwnUpload } from '../locks.ts';

/**
 * A page of an upload’s timeline, newest first. The newest event’s number is the total: however long a timeline is, a
 * page reads only its own rows. `uploadId` is a UUID, or null for an invalid id.
 */
export async function listTimeline(
  sql: Sql,
  caller: Caller,
  uploadId: string | null,
  question: PageQuestion,
): Promise<z.input<(typeof uploadTimeline)['reply']>> {
  const { id } = await readOwnUpload(sql, caller, uploadId, 'account.read');
  const mine = eq(uploadEvents.uploadId, id);
  const page = pageQuery(byNumber, question);
  const rows = await sql
    .select()
    .from(uploadEvents)
    .where(and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const [newest] = await sql
    .select({ number: max(uploadEvents.number) })
    .from(uploadEvents)
    .where(mine);
  return page.answer(rows, newest?.number ?? 0, present);
}

const byNumber: Order<typeof uploadEvents.$inferSelect> = {
  name: 'number',
  direction: 'desc',
  keys: [{ by: uploadEvents.number, kind: 'integer', of: (row) => row.number }],
};

function present({ number, createdAt, createdBy, kind, details }: typeof uploadEvents.$inferSelect) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written as one event, in which the kind says what it carries
  const event = { kind, ...details } as TimelineEvent;
  return { number, createdAt: instant(createdAt), createdBy, ...event };
}
