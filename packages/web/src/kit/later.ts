import { useEffect, useState } from 'react';
import { createStore, useStore, type Store } from './store.ts';
import { bringStylesheets } from './stylesheets.ts';

/** Code that only a click needs, and that need not delay the first picture. */
export interface Later<T> {
  /** Null until it has come. */
  store: Store<T | null>;
  load: () => Promise<T>;
}

const all = new Set<() => Promise<unknown>>();

/** Loads at the first sign of a person (a pointer that moves, a key), so that it is there before the click, or when it is asked for. */
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

/** Asks for it. Null until it has come; throws what prevented it. */
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

/** Everything that was put off. */
export const loadLater = () => Promise.all([...all].map((load) => load()));

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'];
const onSign = () => {
  for (const sign of SIGNS) removeEventListener(sign, onSign);
  // What did not come is asked for again by the click that needs it.
  loadLater().catch(() => undefined);
};
for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true });
