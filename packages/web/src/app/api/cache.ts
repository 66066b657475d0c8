import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';
import generated from '../../generated/possible-types.ts';

/** How results are cached: one viewer, objects by id, lists page by page. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: generated.possibleTypes,
    typePolicies: {
      Viewer: { keyFields: [] },
      PublicConfig: { keyFields: [] },
      AlertChannel: { keyFields: ['kind'] },
      Query: { fields: { alerts: connection(['kinds', 'states', 'first']) } },
      Account: {
        fields: {
          apps: connection(['search', 'first']),
          configs: connection(['search', 'first']),
          auditEntries: connection(['actorId', 'action', 'createdFrom', 'createdBefore', 'search', 'first']),
          auditActors: { merge: keepOld },
          invoices: connection(['state', 'first']),
          storage: { merge: keepOld },
          // Paged, like the links below.
          notifications: pageByPage,
          bin: pageByPage,
        },
      },
      // The settings have no id; the history and the links are paged.
      Config: {
        fields: {
          settings: { merge: true },
          history: { keyArgs: ['first', 'after'], merge: keepOld },
          usedBy: { keyArgs: ['first', 'after'], merge: keepOld },
        },
      },
      // A bill has no id and never changes.
      Invoice: { fields: { bill: { merge: true } } },
      // Has no id, and a card selects fewer fields than a page.
      UploadFailure: { merge: true },
      Upload: { fields: { timeline: { keyArgs: false, merge: mergeTimeline } } },
      // Paged, so each page is cached separately.
      App: {
        fields: {
          streamingLinks: pageByPage,
          meetingLinks: pageByPage,
          versions: pageByPage,
          latestHistory: pageByPage,
          linkableVersions: { merge: keepOld },
        },
      },
    },
  });
}

interface StoredConnection {
  nodes?: readonly Reference[];
  pageInfo?: { endCursor?: string | null };
}

/**
 * A page requested with `after` is appended to the list that ends there; a page without it replaces
 * the list. One that continues a list replaced in the meantime is dropped.
 */
function connection(keyArgs: string[]): FieldPolicy<StoredConnection | null> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!incoming) return existing ?? null;
      const after: unknown = args?.['after'];
      if (!existing || !after) return incoming;
      if (existing.pageInfo?.endCursor !== after) return existing;
      return { ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] };
    },
  };
}

/**
 * A service that does not respond nulls its field. The last known value stays, and the error next
 * to it says that it is stale.
 */
function keepOld<T>(existing: T | undefined, incoming: T): T {
  return incoming ?? existing ?? incoming;
}

const pageByPage: FieldPolicy = { keyArgs: ['first', 'after'], merge: keepOld };

interface StoredTimeline {
  nodes?: ReadonlyArray<{ number: number }>;
  pageInfo?: unknown;
}

/**
 * The newest events may arrive repeatedly, older ones are requested with `after`: both are merged
 * by number. If there is a gap between the newest and the cached ones, the timeline starts over.
 */
function mergeTimeline(
  existing: StoredTimeline | null | undefined,
  incoming: StoredTimeline | null,
  { args }: { args: Record<string, unknown> | null },
): StoredTimeline | null {
  if (!incoming) return existing ?? null;
  if (!existing?.nodes || !incoming.nodes) return incoming;
  const newest = existing.nodes[0]?.number ?? 0;
  const oldestIncoming = incoming.nodes.at(-1)?.number ?? 0;
  const isOlder = Boolean(args?.['after']);
  if (!isOlder && oldestIncoming > newest + 1) return incoming;
  const byNumber = new Map([...existing.nodes, ...incoming.nodes].map((node) => [node.number, node]));
  const nodes = [...byNumber.values()].toSorted((a, b) => b.number - a.number);
  const reachesFurther = oldestIncoming <= (existing.nodes.at(-1)?.number ?? 0);
  return { ...incoming, nodes, pageInfo: reachesFurther ? incoming.pageInfo : existing.pageInfo };
}
