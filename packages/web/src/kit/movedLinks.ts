import { useEffect, useState } from 'react';

/** Applications §4: after a config was deleted, its links are remembered for so long. */
export const MOVED_LINKS_MS = 180_000;
const KEY = 'launchyard.movedLinks';

interface Moved {
  configName: string;
  linkNames: string[];
  /** Milliseconds since 1970. */
  until: number;
}

/** Remembers in this browser which links a deleted config had, so that their rows can say so. */
export function rememberMovedLinks(configName: string, linkNames: readonly string[]): void {
  if (linkNames.length === 0) return;
  const moved = { configName, linkNames: [...linkNames], until: Date.now() + MOVED_LINKS_MS };
  localStorage.setItem(KEY, JSON.stringify([...read(), moved]));
}

/** Forgets what was remembered of a config: it was brought back. */
export function forgetMovedLinks(configName: string): void {
  localStorage.setItem(KEY, JSON.stringify(read().filter((each) => each.configName !== configName)));
}

/** The deleted config that each link was on, by the name of the link; nothing once the time is over. */
export function useMovedLinks(): ReadonlyMap<string, string> {
  const [moved, setMoved] = useState(read);
  useEffect(() => {
    const refresh = () => setMoved(read());
    addEventListener('storage', refresh);
    const next = Math.min(...moved.map((each) => each.until)) - Date.now();
    const timer = Number.isFinite(next) ? setTimeout(refresh, Math.max(0, next)) : undefined;
    return () => {
      removeEventListener('storage', refresh);
      clearTimeout(timer);
    };
  }, [moved]);
  return new Map(moved.flatMap(({ configName, linkNames }) => linkNames.map((name) => [name, configName] as const)));
}

function read(): Moved[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMoved).filter(({ until }) => until > Date.now()) : [];
  } catch {
    // Somebody else wrote there: nothing is remembered.
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
