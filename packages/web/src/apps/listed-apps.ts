import { InMemoryCache, type ApolloCache, type ApolloClient, type Reference } from '@apollo/client';
import { ShownApp_AppFragmentDoc } from '../generated/graphql.ts';
import { ofEach } from '../kit/state.ts';

/** A list of applications in the cache: all pages loaded so far, newest first. */
interface Listed {
  nodes?: readonly Reference[];
  totalCount?: number;
  pageInfo?: { hasNextPage?: boolean };
}

interface List {
  search?: string | null;
  first?: number;
}

/**
 * Inserts an application that is new to the cache into the lists it belongs to. If it is older than
 * everything loaded, it is on a later page and already counted.
 */
export function listApp({ cache }: ApolloClient, app: { id: string; name: string }): void {
  changeLists(cache, (listed, { search }, idOf) => {
    if (search && !app.name.toLowerCase().includes(search.toLowerCase())) return listed;
    const nodes = listed.nodes ?? [];
    if (nodes.some((node) => idOf(node) === app.id)) return listed;
    const place = nodes.findIndex((node) => (idOf(node) ?? '') < app.id);
    if (place < 0 && listed.pageInfo?.hasNextPage) return listed;
    const at = place < 0 ? nodes.length : place;
    const fresh: Reference = { __ref: appKey(app.id) };
    return {
      ...listed,
      nodes: [...nodes.slice(0, at), fresh, ...nodes.slice(at)],
      totalCount: (listed.totalCount ?? 0) + 1,
    };
  });
}

/**
 * Removes a deleted application from every list and from the cache. A deletion is reported by this
 * tab and by the services, but only counted once. Returns whether some list now shows fewer than
 * requested although there are more.
 */
export function unlistApp({ cache }: ApolloClient, id: string): boolean {
  if (!isNews(cache, id)) return false;
  let isShort = false;
  changeLists(cache, (listed, { search, first }, idOf) => {
    const nodes = (listed.nodes ?? []).filter((node) => idOf(node) !== id);
    const wasShown = nodes.length !== listed.nodes?.length;
    // If no loaded page had it, it was on a later one. With a search, it may not have matched.
    if (!wasShown && (search || !listed.pageInfo?.hasNextPage)) return listed;
    if (listed.pageInfo?.hasNextPage && nodes.length < (first ?? 0)) isShort = true;
    return { ...listed, nodes, totalCount: Math.max(nodes.length, (listed.totalCount ?? 0) - 1) };
  });
  cache.evict({ id: appKey(id) });
  cache.gc();
  return isShort;
}

/** The same, for an application known only by name. */
export function unlistAppNamed(client: ApolloClient, name: string): boolean {
  const key = keysOf(client.cache, 'App').find(
    (each) => client.cache.readFragment({ id: each, fragment: ShownApp_AppFragmentDoc })?.name === name,
  );
  return key === undefined ? false : unlistApp(client, key.slice(appKey('').length));
}

/** Removes the demo application from the list. */
export function unlistDemo({ cache }: ApolloClient): void {
  for (const account of keysOf(cache, 'Account')) cache.modify({ id: account, fields: { demoApp: () => null } });
}

const goneIds = ofEach<ApolloCache, Set<string>>(() => new Set());

function isNews(cache: ApolloCache, id: string): boolean {
  const known = goneIds(cache);
  // A restored application can be deleted again.
  if (known.has(id) && !keysOf(cache, 'App').includes(appKey(id))) return false;
  known.add(id);
  return true;
}

const appKey = (id: string): string => `App:${id}`;

type Change = (listed: Listed, list: List, idOf: (node: Reference) => string | undefined) => Listed;

function changeLists(cache: ApolloCache, change: Change): void {
  for (const account of keysOf(cache, 'Account')) {
    cache.modify<{ apps: Listed | null }>({
      id: account,
      fields: {
        apps: (existing, { storeFieldName, readField }) =>
          isListed(existing)
            ? change(existing, listOf(storeFieldName), (node) => readField<string>('id', node))
            : existing,
      },
    });
  }
}

function keysOf(cache: ApolloCache, typeName: string): string[] {
  // Only Apollo's own cache stores objects by id; the panel uses no other.
  if (!(cache instanceof InMemoryCache)) return [];
  return Object.keys(cache.extract()).filter((key) => key.startsWith(`${typeName}:`));
}

const isListed = (value: unknown): value is Listed => typeof value === 'object' && value !== null;

/** `apps:{"search":"villa","first":60}` identifies the list. */
function listOf(storeFieldName: string): List {
  const text = storeFieldName.slice(storeFieldName.indexOf('{'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Apollo wrote it from the variables of the panel's own documents
  return storeFieldName.includes('{') ? (JSON.parse(text) as List) : {};
}
