import { namesOf, refusalCodes } from '@launchyard/domain/kit/codes';
import { z } from 'zod';
import type { Video } from '@launchyard/domain/assets';

/** A job for a process that checks files. A picture comes with its bytes; of a video the process asks for pieces. */
export const checkJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    takes: z.array(z.enum(['image/jpeg', 'image/png', 'image/gif'])),
  }),
  z.object({ kind: z.literal('video'), sizeBytes: z.number().int() }),
]);
export type CheckJob = z.infer<typeof checkJob>;

const violation = z.object({ code: z.enum(namesOf(refusalCodes)), message: z.string(), field: z.array(z.string()) });
/** Of an error that quotes a file. */
export const MAX_CAUSE_LENGTH = 1_000;
const refused = z.object({
  violations: z.array(violation).min(1),
  /** The error of the picture library, for the log. */
  cause: z.string().max(MAX_CAUSE_LENGTH).optional(),
});
type Refused = z.infer<typeof refused>;

const rewritten = z.object({
  mediaType: z.enum(['image/jpeg', 'image/png', 'image/gif']),
  width: z.number().int(),
  height: z.number().int(),
});
/** The bytes are stored instead of the uploaded ones. */
export type PictureVerdict = Refused | { picture: z.infer<typeof rewritten> & { bytes: Uint8Array } };

const video = z.object({
  mediaType: z.literal('video/mp4'),
  width: z.number().int(),
  height: z.number().int(),
}) satisfies z.ZodType<Video>;
const videoVerdict = z.union([refused, z.object({ video })]);
export type VideoVerdict = z.infer<typeof videoVerdict>;

/** The largest piece of a video requested at once. */
export const MAX_PIECE_BYTES = 1024 * 1024;

/** A message of the process: which bytes it needs, or what it found. With a picture come its bytes. */
export const checkMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    offset: z.number().int().min(0),
    bytes: z.number().int().min(1).max(MAX_PIECE_BYTES),
  }),
  z.object({ kind: z.literal('picture'), verdict: z.union([refused, z.object({ picture: rewritten })]) }),
  z.object({ kind: z.literal('video'), verdict: videoVerdict }),
]);
export type CheckMessage = z.infer<typeof checkMessage>;
