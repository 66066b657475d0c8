import { print, type DocumentNode } from 'graphql';

/**
 * How an operation is identified to the gateway: by the digest from codegen, or by its text in
 * development.
 */
export interface NamedOperation {
  query: string | null;
  extensions: { persistedQuery?: { version: 1; sha256Hash: string } };
}

export function nameOperation(document: DocumentNode, sendsText: boolean): NamedOperation {
  const hash = sendsText ? null : hashOf(document);
  if (hash === null) return { query: print(document), extensions: {} };
  return { query: null, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
}

/** Codegen stores the digest in `__meta__`, which is missing from the document type. */
function hashOf(document: DocumentNode): string | null {
  if (!('__meta__' in document)) return null;
  const meta = document.__meta__;
  return typeof meta === 'object' && meta !== null && 'hash' in meta && typeof meta.hash === 'string'
    ? meta.hash
    : null;
}
