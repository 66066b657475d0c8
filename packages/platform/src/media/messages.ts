import { namesOf, refusalCodes } from '@launchyard/domain/kit/codes';
import { z } from 'zod';
import type { Video } from '@launchyard/domain/assets';

/** In any kind of memory. */
export const someBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A job for a process that checks files. Videos are large, so it asks for pieces of them. */
export const checkJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    bytes: someBytes,
    takes: z.array(z.enum(['image/jpeg', 'image/png', 'image/gif'])),
  }),
  z.object({ kind: z.literal('video'), sizeBytes: z.number().int() }),
]);
export type CheckJob = z.infer<typeof checkJob>;

const violation = z.object({ code: z.enum(namesOf(refusalCodes)), message: z.string(), field: z.array(z.string()) });
const refused = z.object({
  violations: z.array(violation).min(1),
  /** The error of the picture library, for the log. */
  cause: z.string().optional(),
});

const pictureVerdict = z.union([
  refused,
  z.object({
    picture: z.object({
      /** Stored instead of the uploaded bytes. */
      bytes: someBytes,
      mediaType: z.enum(['image/jpeg', 'image/png', 'image/gif']),
      width: z.number().int(),
      height: z.number().int(),
    }),
  }),
]);
export type PictureVerdict = z.infer<typeof pictureVerdict>;

const video = z.object({
  mediaType: z.literal('video/mp4'),
  width: z.number().int(),
  height: z.number().int(),
}) satisfies z.ZodType<Video>;
const videoVerdict = z.union([refused, z.object({ video })]);
export type VideoVerdict = z.infer<typeof videoVerdict>;

/** The largest piece of a video requested at once. */
export const MAX_PIECE_BYTES = 1024 * 1024;

/** A message of the process: which bytes it needs, or what it found. */
export const checkMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    offset: z.number().int().min(0),
    bytes: z.number().int().min(1).max(MAX_PIECE_BYTES),
  }),
  z.object({ kind: z.literal('picture'), verdict: pictureVerdict }),
  z.object({ kind: z.literal('video'), verdict: videoVerdict }),
]);
export type CheckMessage = z.infer<typeof checkMessage>;
