import { z } from 'zod';
import { bytes, instant } from './shapes.ts';

/** Where to send one part of a file, and with which headers. */
export const partLink = z.object({
  number: z.number().int().positive(),
  offsetBytes: bytes,
  sizeBytes: bytes,
  method: z.literal('PUT'),
  url: z.url(),
  /** To be sent unchanged, together with the part’s SHA-256 in hex under the name `sha256Header`. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  sha256Header: z.string(),
  expiresAt: instant,
});
