import { z } from 'zod';
import { STAGES, STANDSTILL_KINDS } from '@launchyard/domain/uploads';
import { call } from './kit/call.ts';
import { count, id, instant } from './kit/shapes.ts';

/** That an upload does not go on, where it most likely hangs, and why. */
export const standstill = z.object({
  kind: z.enum(STANDSTILL_KINDS),
  /** Since when nothing has moved. */
  since: instant,
  /** Judged by its progress. */
  stage: z.enum(STAGES),
  /** A sentence for support. */
  why: z.string(),
  /** Of the stage that it is in: how often it was begun, and how often that ended in a fault of ours. */
  attempts: count,
  faults: count,
});
export type Standstill = z.infer<typeof standstill>;

export const uploadStandstills = call({
  name: 'uploads.standstills',
  method: 'POST',
  path: '/upload-standstills',
  access: 'account.read',
  changes: false,
  summary: 'Why these uploads do not go on, in the order of the question; null for one that goes on, or is not there.',
  input: z.object({ uploadIds: z.array(id).max(100) }),
  reply: z.object({ standstills: z.array(standstill.nullable()) }),
});
