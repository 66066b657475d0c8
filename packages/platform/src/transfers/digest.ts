import { createHash } from 'node:crypto';

/** What a file is known by once it is committed: the SHA-256 over the hashes of its parts, in their order, in hex. */
export function digestOf(parts: ReadonlyArray<{ sha256: Buffer }>): string {
  const hash = createHash('sha256');
  for (const { sha256 } of parts) hash.update(sha256);
  return hash.digest('hex');
}
