import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mkdtemp, rm, writeFile, chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { sandboxCommand } from './command.ts';
import { readOwnAddresses } from './own-addresses.ts';
import type { Place } from './place.ts';

/** How long a sandbox may take to be built and to end; it takes a fifth of a second. */
const LONGEST_MILLISECONDS = 10_000;

/**
 * Whether builds can be kept apart on this machine: builds a sandbox, once. Null if it worked, otherwise what was said.
 */
export async function tryIsolation(place: Place): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'the fleet does not run as root';
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-fleet-'));
  try {
    await mkdir(join(folder, 'Engine'));
    await writeFile(join(folder, 'try.sh'), '#!/bin/sh\nexit 42\n');
    await chmod(join(folder, 'try.sh'), 0o755);
    await chmod(folder, 0o755);
    const {
      program,
      arguments: given,
      env,
    } = sandboxCommand({
      mark: 'launchyard-fleet-try',
      place,
      signallingPort: 9,
      group: null,
      ownAddresses: await readOwnAddresses(),
      folder,
      script: 'try.sh',
      arguments: [],
      limits: FLEET_LIMITS,
    });
    await promisify(execFile)(program, given, { env, timeout: LONGEST_MILLISECONDS, killSignal: 'SIGKILL' });
    return 'the sandbox did not run its program';
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 42) return null;
    if (error.code === 'ENOENT') return 'setpriv is missing (Debian: util-linux)';
    const words = 'stderr' in error ? String(error.stderr).trim().split('\n').at(-1) : undefined;
    return words?.includes('bwrap') || words?.includes('pasta') || words?.includes('nft')
      ? `${words} (needs Debian’s bubblewrap, passt and nftables)`
      : (words ?? 'the sandbox cannot be built');
  } finally {
    await rm(folder, { recursive: true });
  }
}
