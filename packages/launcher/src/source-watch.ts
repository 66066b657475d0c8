import { watch } from 'node:fs';

/** Milliseconds without a further change: an editor or a checkout writes many files at once. */
const settled = 200;

/**
 * Calls back after the TypeScript below some folders has changed, tests apart. Gives a function that ends the watch. Not Node's own
 * `--watch`: that one also restarts the gateway for every temporary file of Vite, without end.
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
