import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The panel’s persisted documents, by the SHA-256 of their text. */
export interface PersistedDocuments {
  find(hash: string): string | undefined;
  size: number;
}

const manifest = z.record(z.string(), z.string());

/**
 * Reads manifests as codegen writes them, with or without `sha256:` before each hash. Throws for a missing or invalid
 * file.
 */
export function readPersistedDocuments(files: readonly string[]): PersistedDocuments {
  const documents = new Map<string, string>();
  for (const file of files) {
    for (const [hash, document] of Object.entries(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))))) {
      documents.set(bare(hash), document);
    }
  }
  return { find: (hash) => documents.get(bare(hash)), size: documents.size };
}

const bare = (hash: string) => hash.replace(/^sha256:/, '');
