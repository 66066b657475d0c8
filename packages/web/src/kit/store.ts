import { useSyncExternalStore } from 'react';
import { ofTab } from './state.ts';

/** A value that outlives screens, and its subscribers. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  update: (change: (previous: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store of the tab: declared by a module, held by the tab. */
export function tabStore<T>(initial: () => T): Store<T> {
  const store = ofTab(() => createStore(initial()));
  return {
    get: () => store().get(),
    set: (next) => store().set(next),
    update: (change) => store().update(change),
    subscribe: (listener) => store().subscribe(listener),
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
