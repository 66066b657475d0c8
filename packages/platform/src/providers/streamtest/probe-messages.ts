import { z } from 'zod';
import { MAX_MESSAGE_BYTES } from '@launchyard/domain/signalling';
import { START_SIGHTS } from '@launchyard/domain/uploads';

/** A job for a process that views a stream. */
export const viewJob = z.object({
  /** The streamer to wait for. */
  streamerId: z.string(),
  registerSeconds: z.number().positive(),
  pictureSeconds: z.number().positive(),
  goOnSeconds: z.number().positive(),
});
export type ViewJob = z.infer<typeof viewJob>;

/** A view of a room. */
export interface ProbeJob extends ViewJob {
  /** The signalling server, with the ticket of a player. */
  url: string;
}

/** What it saw. `lineLost`: the signalling server refused it or is gone, which says nothing about the build. */
export const probeVerdict = z.object({
  sight: z.enum([...START_SIGHTS, 'lineLost']),
  /** The size of the last picture. */
  picture: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
});
export type ProbeVerdict = z.infer<typeof probeVerdict>;

/** What the process is told of signalling, which its parent speaks for it: a message, or that the line is lost. */
export const toViewer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heard'), text: z.string() }),
  z.object({ kind: z.literal('lost') }),
]);
export type ToViewer = z.infer<typeof toViewer>;

/** What the process says: that it listens, a message for signalling, or what it saw. */
export const fromViewer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('say'), text: z.string().max(MAX_MESSAGE_BYTES) }),
  z.object({ kind: z.literal('seen'), verdict: probeVerdict }),
]);
export type FromViewer = z.infer<typeof fromViewer>;
