import { createHash } from 'node:crypto';

/** The digest of a committed file: the SHA-256 over the ordered hashes of its parts, in hex. */
export function digestOf(parts: ReadonlyArray<{ sha256: Buffer }>): string {
  const hash = createHash('sha256');
  for (const { sha256 } of parts) hash.update(sha256);
  return hash.digest('hex');
}
