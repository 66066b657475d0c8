import { z } from 'zod';
import { bytes, instant } from './shapes.ts';

/** Where one part of a file is sent to, and what goes along. */
export const partLink = z.object({
  number: z.number().int().positive(),
  offsetBytes: bytes,
  sizeBytes: bytes,
  method: z.literal('PUT'),
  url: z.url(),
  /** To be sent as they are, with the part's SHA-256 in hex beside them under the name `sha256Header`. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  sha256Header: z.string(),
  expiresAt: instant,
});
