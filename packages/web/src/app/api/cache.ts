import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';

/** How answers are kept: one viewer, things by their id, lists page by page. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { UserError: ['Refusal', 'StorageShortError'] },
    typePolicies: {
      Viewer: { keyFields: [] },
      PublicConfig: { keyFields: [] },
      Account: {
        fields: {
          apps: connection(['search', 'first']),
          storage: { merge: keepOld },
          // Shown a page at a time, as the links below.
          notifications: { keyArgs: ['first', 'after'], merge: keepOld },
        },
      },
      // Shown a page at a time, so each page is kept for itself.
      App: { fields: { streamingLinks: { keyArgs: ['first', 'after'], merge: keepOld } } },
    },
  });
}

interface StoredConnection {
  nodes?: readonly Reference[];
}

/** A page asked for with `after` is put behind what is there; a page without is the list, begun anew. */
function connection(keyArgs: string[]): FieldPolicy<StoredConnection | null> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!incoming) return existing ?? null;
      if (!existing || !args?.['after']) return incoming;
      return { ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] };
    },
  };
}

/** A service that does not answer nulls its field; what was known stays, and the error beside it says that it is old. */
function keepOld<T>(existing: T | undefined, incoming: T): T {
  return incoming ?? existing ?? incoming;
}
