import { z } from 'zod';
import { STAGES, STUCK_KINDS } from '@launchyard/domain/uploads';
import { call } from './kit/call.ts';
import { count, instant, someIds } from './kit/shapes.ts';

/** An upload is stuck: since when, most likely in which stage, and why. */
export const stuck = z.object({
  kind: z.enum(STUCK_KINDS),
  /** Since when nothing has moved. */
  startedAt: instant,
  /** Derived from its progress. */
  stage: z.enum(STAGES),
  /** A sentence for support. */
  why: z.string(),
  /** For its current stage: how often it was attempted, and how often an attempt ended in a fault of ours. */
  attempts: count,
  faults: count,
});
export type Stuck = z.infer<typeof stuck>;

export const uploadStuck = call({
  name: 'uploads.stuck',
  method: 'POST',
  path: '/upload-stuck',
  access: 'account.read',
  changes: false,
  summary:
    'Why these uploads are stuck, in the order of the request; null for uploads that are not stuck or do not exist.',
  input: z.object({ uploadIds: someIds }),
  reply: z.object({ stuck: z.array(stuck.nullable()) }),
});
