import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { keep } from './keep.ts';
import { ofTab } from './state.ts';

/** Applications §4: how long the links of a deleted config are remembered. */
export const MOVED_LINKS_MS = 180_000;
const KEY = 'launchyard.movedLinks';

interface Moved {
  configName: string;
  linkNames: string[];
  /** Milliseconds since 1970. */
  until: number;
}

/** Remembers in this browser which links a deleted config had, for a note in their rows. */
export function rememberMovedLinks(configName: string, linkNames: readonly string[]): void {
  if (linkNames.length === 0) return;
  const moved = { configName, linkNames: [...linkNames], until: Date.now() + MOVED_LINKS_MS };
  keep(KEY, JSON.stringify([...read(kept()), moved]));
  for (const hear of listeners()) hear();
}

/** The deleted config of each link, by link name, until the time is over. */
export function useMovedLinks(): ReadonlyMap<string, string> {
  const text = useSyncExternalStore(subscribe, kept);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const moved = read(text);
  const next = Math.min(...moved.map((each) => each.until));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(tick, Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return new Map(moved.flatMap(({ configName, linkNames }) => linkNames.map((name) => [name, configName] as const)));
}

const kept = () => localStorage.getItem(KEY);

/** For this tab; the browser notifies other tabs. */
const listeners = ofTab(() => new Set<() => void>());

function subscribe(hear: () => void): () => void {
  listeners().add(hear);
  addEventListener('storage', hear);
  return () => {
    listeners().delete(hear);
    removeEventListener('storage', hear);
  };
}

function read(text: string | null): Moved[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMoved).filter(({ until }) => until > Date.now()) : [];
  } catch {
    // Written by other code: treat it as empty.
    return [];
  }
}

const isMoved = (value: unknown): value is Moved =>
  typeof value === 'object' &&
  value !== null &&
  'configName' in value &&
  typeof value.configName === 'string' &&
  'linkNames' in value &&
  Array.isArray(value.linkNames) &&
  'until' in value &&
  typeof value.until === 'number';
