import { watch } from 'node:fs';

/** Milliseconds without a further change: an editor or a checkout writes many files at once. */
const settled = 200;

/**
 * Calls back after TypeScript below these folders has changed, except tests. Returns a function that stops it. Not
 * Node’s own `--watch`: that would also restart the gateway endlessly for Vite’s temporary files.
 */
export function onSourceChange(folders: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name === null || !name.endsWith('.ts') || name.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(changed, settled);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
