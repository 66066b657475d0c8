import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PeerStores {
  ports: { put: number; tus: number };
  /** Deletes the uploaded files, so that the disk does not fill up. */
  empty: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the peers' servers in their own process. They write below the temporary folder, like the product. */
export async function startPeerStores(): Promise<PeerStores> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-peers-'));
  const child = fork(fileURLToPath(new URL('peer-servers.ts', import.meta.url)), [folder]);
  const [ports] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the peers’ servers did not start'))),
  ]);
  return {
    ports,
    async empty() {
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}
