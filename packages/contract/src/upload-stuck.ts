import { z } from 'zod';
import { STAGES, STUCK_KINDS } from '@launchyard/domain/uploads';
import { call } from './kit/call.ts';
import { count, id, instant } from './kit/shapes.ts';

/** That an upload is stuck: in which stage it most likely hangs, and why. */
export const stuck = z.object({
  kind: z.enum(STUCK_KINDS),
  /** Since when nothing has moved. */
  startedAt: instant,
  /** Judged by its progress. */
  stage: z.enum(STAGES),
  /** A sentence for support. */
  why: z.string(),
  /** Of the stage that it is in: how often it was begun, and how often that ended in a fault of ours. */
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
  summary: 'Why these uploads are stuck, in the order of the question; null for one that is not, or is not there.',
  input: z.object({ uploadIds: z.array(id).max(100) }),
  reply: z.object({ stuck: z.array(stuck.nullable()) }),
});
