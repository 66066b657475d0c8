import { useEffect, useState } from 'react';
import { createStore, useStore, type Store } from './store.ts';
import { bringStylesheets } from './stylesheets.ts';

/** Code that is only needed after a click and must not delay the first paint. */
export interface Later<T> {
  /** Null until it has loaded. */
  store: Store<T | null>;
  load: () => Promise<T>;
}

const all = new Set<() => Promise<unknown>>();

/**
 * Loads on demand, or at the first user input (a pointer move, a key) so that it is there before
 * the click.
 */
export function later<T>(bring: () => Promise<T>): Later<T> {
  const store = createStore<T | null>(null);
  let coming: Promise<T> | null = null;
  const bringOnce = async () => {
    try {
      await bringStylesheets();
      const brought = await bring();
      store.set(brought);
      return brought;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  const load = () => (coming ??= bringOnce());
  all.add(load);
  return { store, load };
}

/** Loads it. Null until it has loaded; throws the error if it fails. */
export function useLater<T>({ store, load }: Later<T>): T | null {
  const value = useStore(store);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    let isOpen = true;
    load().catch((error: unknown) => isOpen && setFailure({ error }));
    return () => {
      isOpen = false;
    };
  }, [load]);
  if (failure) throw failure.error;
  return value;
}

/** Loads all deferred code. */
export const loadLater = () => Promise.all([...all].map((load) => load()));

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'];
const onSign = () => {
  for (const sign of SIGNS) removeEventListener(sign, onSign);
  // The click that needs failed code loads it again.
  loadLater().catch(() => undefined);
};
for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true });
