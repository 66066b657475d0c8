import { watch } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSourceChange } from './source-watch.ts';

let folder: string;
let stopWatching: () => void;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch '));
  await mkdir(join(folder, 'apps'));
  await writeFile(join(folder, 'apps', 'rules.ts'), '');
});
afterEach(async () => {
  vi.useRealTimers();
  stopWatching();
  await rm(folder, { recursive: true });
});

test('several files that change at once are reported once; tests and other files are ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const changed = vi.fn<() => void>();
  stopWatching = onSourceChange([folder], changed);
  const seen = Promise.withResolvers<void>();
  const watcher = watch(folder, { recursive: true }, (_, name) => void (name === 'the last one' && seen.resolve()));
  await writeFile(join(folder, 'apps', 'rules.test.ts'), '1');
  await writeFile(join(folder, 'apps', 'notes.md'), '1');
  await writeFile(join(folder, 'apps', 'rules.ts'), '1');
  await writeFile(join(folder, 'apps', 'rules.ts'), '2');
  await writeFile(join(folder, 'the last one'), '');
  await seen.promise;
  watcher.close();
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(changed).toHaveBeenCalledTimes(1);
});
