import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brokenBounds, cpuCeiling, FLEET_LIMITS, TRIED_BOUNDS, type TriedBound } from '@launchyard/domain/fleet';
import { sandboxCommand } from './command.ts';
import type { ControlGroups } from './control-groups.ts';
import { readOwnAddresses } from './own-addresses.ts';
import type { Place } from './place.ts';
import { architectureOf } from './seccomp/filter.ts';
import { syscallNumber, SYSCALLS } from './seccomp/syscalls.ts';

const PROBE = fileURLToPath(new URL('probe.pl', import.meta.url));
/** Debian has it on every machine. */
const PERL = '/usr/bin/perl';
/** It takes one or two seconds; a busy machine takes ten times that. A try that is cut off counts as a bound that does not hold. */
const LONGEST_MILLISECONDS = 60_000;
const MIB = 1024 * 1024;
/** Small, so that a bound that does not hold does no harm. The sandbox itself has to fit. */
const MEMORY_MIB = 96;
const LIMITS = { ...FLEET_LIMITS, processes: 64, scratchBytes: 32 * MIB };

/** Tries to exceed each bound in a sandbox like that of a build, with small limits. Those that did not hold. */
export async function tryBounds(mark: string, place: Place, groups: ControlGroups | null): Promise<TriedBound[]> {
  if (process.getuid?.() !== 0) return TRIED_BOUNDS;
  const architecture = architectureOf(process.arch);
  if (architecture === null) return TRIED_BOUNDS;
  const cpuCores = cpuCeiling(Math.min(2, availableParallelism()));
  const group =
    groups &&
    (await groups.open('try', {
      memoryBytes: MEMORY_MIB * MIB,
      processes: LIMITS.processes,
      cpuCores,
      endsTogether: false,
    }));
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-fleet-'));
  try {
    await Promise.all([copyFile(PERL, join(folder, 'perl')), copyFile(PROBE, join(folder, 'probe.pl'))]);
    await writeFile(join(folder, 'try.sh'), '#!/bin/sh\nexec /build/perl /build/probe.pl "$@"\n');
    await Promise.all(
      [folder, join(folder, 'try.sh'), join(folder, 'perl'), join(folder, 'probe.pl')].map((path) =>
        chmod(path, 0o755),
      ),
    );
    const numbers = SYSCALLS.flatMap((name) => {
      const number = syscallNumber(name, architecture);
      return number === null ? [] : [`${name}=${number}`];
    });
    const {
      program,
      arguments: given,
      env,
    } = sandboxCommand({
      mark: `${mark}-try`,
      place,
      signallingPort: 9,
      group,
      ownAddresses: await readOwnAddresses(),
      folder,
      script: 'try.sh',
      arguments: [MEMORY_MIB, LIMITS.processes, cpuCores * 100, folder, ...numbers].map(String),
      limits: LIMITS,
    });
    const broken = brokenBounds(await printed(program, given, env));
    // A busy machine gives the program no more than the bound, even where there is none.
    return TRIED_BOUNDS.filter((bound) => broken.includes(bound) || (bound === 'cpu' && groups?.noCpu !== null));
  } catch (error) {
    // Without Perl nothing is known.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return TRIED_BOUNDS;
    throw error;
  } finally {
    await Promise.all([group?.remove(), rm(folder, { recursive: true })]);
  }
}

/** What was printed until the program ended, however it did. */
async function printed(program: string, given: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    return (await promisify(execFile)(program, given, { env, timeout: LONGEST_MILLISECONDS, killSignal: 'SIGKILL' }))
      .stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
