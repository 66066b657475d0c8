import { z } from 'zod';
import { START_SIGHTS } from '@launchyard/domain/uploads';

/** A job for a process that views a stream. */
export const probeJob = z.object({
  /** The signalling server, with the ticket of a player. */
  url: z.url(),
  /** The streamer to wait for. */
  streamerId: z.string(),
  registerSeconds: z.number().positive(),
  pictureSeconds: z.number().positive(),
  goOnSeconds: z.number().positive(),
});
export type ProbeJob = z.infer<typeof probeJob>;

/** What it saw. `lineLost`: the signalling server refused it or is gone, which says nothing about the build. */
export const probeVerdict = z.object({
  sight: z.enum([...START_SIGHTS, 'lineLost']),
  /** The size of the last picture. */
  picture: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
});
export type ProbeVerdict = z.infer<typeof probeVerdict>;
