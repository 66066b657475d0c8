import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';
import generated from '../../generated/possible-types.ts';

/** How answers are kept: one viewer, things by their id, lists page by page. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: generated.possibleTypes,
    typePolicies: {
      Viewer: { keyFields: [] },
      PublicConfig: { keyFields: [] },
      Account: {
        fields: {
          apps: connection(['search', 'first']),
          configs: connection(['search', 'first']),
          storage: { merge: keepOld },
          // Shown a page at a time, as the links below.
          notifications: pageByPage,
          bin: pageByPage,
        },
      },
      // The settings have no id of their own; the history and the links are shown a page at a time.
      Config: {
        fields: {
          settings: { merge: true },
          history: { keyArgs: ['first', 'after'], merge: keepOld },
          usedBy: { keyArgs: ['first', 'after'], merge: keepOld },
        },
      },
      // Has no id of its own, and a card asks for less of it than a page.
      UploadFailure: { merge: true },
      Upload: { fields: { timeline: { keyArgs: false, merge: mergeTimeline } } },
      // Shown a page at a time, so each page is kept for itself.
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

const pageByPage: FieldPolicy = { keyArgs: ['first', 'after'], merge: keepOld };

interface StoredTimeline {
  nodes?: ReadonlyArray<{ number: number }>;
  pageInfo?: unknown;
}

/**
 * The newest events may come again and again, older ones are asked for with `after`: they are put together by their numbers. Where the
 * newest do not reach down to what is there, too much happened in between, and the timeline begins anew.
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
