import { MAX_PAGE } from '@launchyard/domain/kit';
import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/**
 * Makes a loader that collects what one list asks for and fetches it with one call for each account (a call takes at most a page of ids). It
 * remembers nothing: what was read once in a query is shared by the upstream, and a mutation or subscription must see what changed.
 */
export function batched<Key, Row>(
  fetch: (context: Context, account: string, keys: Key[]) => Promise<readonly (Row | null)[]>,
): (context: Context, account: string, key: Key) => Promise<Row | null> {
  const operations = new WeakMap<Context, Map<string, DataLoader<Key, Row | null>>>();

  return (context, account, key) => {
    let accounts = operations.get(context);
    if (!accounts) operations.set(context, (accounts = new Map()));
    let loader = accounts.get(account);
    if (!loader) {
      loader = new DataLoader((keys) => fetchOnce(keys, (distinct) => fetch(context, account, distinct)), {
        cache: false,
        maxBatchSize: MAX_PAGE,
      });
      accounts.set(account, loader);
    }
    return loader.load(key);
  };
}

async function fetchOnce<Key, Row>(
  keys: readonly Key[],
  fetch: (distinct: Key[]) => Promise<readonly (Row | null)[]>,
): Promise<(Row | null)[]> {
  const distinct = new Map(keys.map((key) => [JSON.stringify(key), key]));
  const rows = await fetch([...distinct.values()]);
  const found = new Map([...distinct.keys()].map((name, index) => [name, rows[index] ?? null]));
  return keys.map((key) => found.get(JSON.stringify(key)) ?? null);
}
