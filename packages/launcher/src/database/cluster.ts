import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchError } from '../launch-error.ts';
import type { Secrets } from '../secrets.ts';
import type { Account } from './account.ts';
import { exists } from './exists.ts';
import { clusterIn } from './place.ts';
import type { Place } from './place.ts';
import { databaseName, repairRoles } from './roles.ts';

/**
 * Creates the cluster if missing, with what `statements` create in its `template1`. It is built under a temporary name
 * and renamed when complete, so that an interrupted start leaves nothing that looks like a cluster.
 */
export async function ensureCluster(
  place: Place,
  statements: readonly string[],
  { throwaway }: { throwaway: boolean },
): Promise<void> {
  const cluster = clusterIn(place);
  if (await exists(cluster)) return;
  // A separate name for each try: an interrupted start may still be writing to another one.
  const draft = await mkdtemp(join(place.folder, 'draft-'));
  const passwordFile = join(draft, 'password');
  // Nobody signs in as the superuser: its password is discarded, and repairs use the single-user mode.
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await place.account.own(passwordFile);
  await place.account.own(draft);
  await run(place.account, place.binaries.initdb, [
    `--pgdata=${join(draft, 'cluster')}`,
    `--pwfile=${passwordFile}`,
    '--username=launchyard_superuser',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(throwaway ? ['--no-sync'] : []),
  ]);
  await runStatements(place, join(draft, 'cluster'), 'template1', statements);
  await rename(join(draft, 'cluster'), cluster);
  await removeDrafts(place.folder);
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('draft-')) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Gives the owner's role its password and rights, and takes from others what they had before. The cluster must not be running. */
export const repairCluster = (place: Place, secrets: Secrets) =>
  runStatements(place, clusterIn(place), databaseName, repairRoles(secrets));

/**
 * PostgreSQL’s single-user mode: no network, no password, one statement per line. Passwords are hashed once: they are
 * random, so that more only costs time, at every connection.
 */
export const runStatements = (place: Place, cluster: string, database: string, statements: readonly string[]) =>
  run(
    place.account,
    place.binaries.postgres,
    [
      '--single',
      '-D',
      cluster,
      '-c',
      'exit_on_error=on',
      '-c',
      'log_min_error_statement=panic',
      '-c',
      'scram_iterations=1',
      database,
    ],
    `${statements.join('\n')}\n`,
  );

function run(account: Account, program: string, programArgs: string[], input = ''): Promise<void> {
  const { file, args, options } = account.command(program, programArgs);
  return new Promise((resolve, reject) => {
    // A separate process group: Ctrl-C reaches only us, and we decide what to stop.
    const child = spawn(file, args, { ...options, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-4000)));
    child.once('error', (cause) => reject(new LaunchError(`${program} does not run on this system.`, { cause })));
    child.once('close', (code) => (code === 0 ? resolve() : reject(explain(program, complaint))));
    child.stdin?.on('error', () => undefined); // It may end before it has read everything; its exit code tells.
    child.stdin?.end(input);
  });
}

function explain(program: string, complaint: string): Error {
  if (/no space left on device/i.test(complaint)) {
    return new LaunchError('The disk is full: the database could not be created.');
  }
  return new Error(`${program} failed: ${complaint.trim()}`);
}
