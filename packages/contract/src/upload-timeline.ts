import { z } from 'zod';
import { namesOf, uploadFailureCodes } from '@launchyard/domain/kit/codes';
import { kindsOf, STAGES, STORAGE_PROVIDERS } from '@launchyard/domain/uploads';
import { call } from './kit/call.ts';
import { actor, bytes, count, id, instant, page, pageInput } from './kit/shapes.ts';

/** The fields of every event. `createdBy` says if the system did it. */
const event = { number: z.number().int().positive(), createdAt: instant, createdBy: actor };
const stage = z.enum(STAGES);
const seconds = z.number().nonnegative();
const sent = { bytes, seconds, parts: count, storageProvider: z.enum(STORAGE_PROVIDERS) };

/** One event of an upload, with the data of its kind as `domain` defines it. A missing kind does not compile. */
const timelineEvent = z.discriminatedUnion('kind', [
  z.object({ ...event, kind: z.enum(kindsOf('sending')), ...sent, retries: count }),
  z.object({ ...event, kind: z.enum(kindsOf('commit')), ...sent, digest: z.string() }),
  z.object({ ...event, kind: z.enum(kindsOf('stage')), stage, attempt: count, tookSeconds: seconds.nullable() }),
  z.object({ ...event, kind: z.enum(kindsOf('wait')), stage, waitedSeconds: seconds.nullable() }),
  z.object({ ...event, kind: z.enum(kindsOf('queue')), place: z.number().int().positive() }),
  z.object({
    ...event,
    kind: z.enum(kindsOf('check')),
    stage,
    finding: z.string(),
    checkedBytes: bytes.nullable(),
    checkedItems: count.nullable(),
  }),
  z.object({
    ...event,
    kind: z.enum(kindsOf('failure')),
    stage,
    code: z.enum(namesOf(uploadFailureCodes)),
    evidence: z.string().nullable(),
  }),
  z.object({ ...event, kind: z.enum(kindsOf('retry')), stage }),
  z.object({ ...event, kind: z.enum(kindsOf('milestone')) }),
]);
export type TimelineEvent = z.infer<typeof timelineEvent>;

export const uploadTimeline = call({
  name: 'uploads.timeline',
  method: 'POST',
  path: '/upload-timeline',
  access: 'account.read',
  changes: false,
  summary: 'The timeline of an upload, newest first.',
  input: pageInput.extend({ uploadId: id }),
  reply: page(timelineEvent),
});
