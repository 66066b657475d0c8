import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fleet, Instance, StartInput } from '@launchyard/contract/fleet';
import { vi } from 'vitest';

/** A data folder with builds made for a test, and their starts. */
export async function makeBuilds() {
  const dataDir = await mkdtemp(join(tmpdir(), 'launchyard-builds-'));
  return {
    dataDir,
    /** Unpacks a build whose script is `script`; returns what starts it. */
    async make(script: string, more: Partial<StartInput> = {}): Promise<StartInput> {
      const versionId = randomUUID();
      const folder = join(dataDir, 'files', 'builds', versionId);
      await mkdir(join(folder, 'Engine'), { recursive: true });
      await writeFile(join(folder, 'Harbour.sh'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      return {
        build: { versionId, accountId: 'acc_1', appName: 'Harbour', version: 1, platform: 'linux' },
        use: 'stream',
        signallingUrl: 'ws://127.0.0.1:9/signalling',
        arguments: [],
        leaseSeconds: 600,
        ...more,
      };
    },
    remove: () => rm(dataDir, { recursive: true }),
  };
}

/** Asks until `isSo`. Throws after a time, with what was there last. */
export const until = (fleet: Fleet, id: string, isSo: (instance: Instance) => boolean): Promise<Instance> =>
  vi.waitFor(async () => {
    const instance = await fleet.find(id);
    if (instance && isSo(instance)) return instance;
    throw new Error(`the build stayed as it was: ${JSON.stringify(instance)}`);
  });

export const untilEnded = (fleet: Fleet, id: string) => until(fleet, id, ({ state }) => state === 'ended');

/** Everything that the log keeps, once it contains `words`. Throws after a time. */
export const untilLogged = (fleet: Fleet, id: string, words: string): Promise<string> =>
  vi.waitFor(async () => {
    const text = (await fleet.log(id, 0))?.text ?? '';
    if (text.includes(words)) return text;
    throw new Error(`the log never said “${words}”: ${text.slice(-500)}`);
  });
