import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import { LaunchError } from '../launch-error.ts';
import type { Binaries } from './binaries.ts';

/** The system account that PostgreSQL runs under, and how to start a program under it. */
export interface Account {
  /** What to spawn so that `program` runs under the account. */
  command(program: string, args: string[]): { file: string; args: string[]; options: SpawnOptions };
  /** Makes the account the owner of a file or folder. */
  own(path: string): Promise<void>;
  /** Undefined: our own account. */
  ids: { uid: number; gid: number } | undefined;
}

export interface Ids {
  uid: number;
  gid: number;
}

/** The accounts to use instead of root; the first that exists is chosen. PostgreSQL refuses to run as root. */
const standIns = ['launchyard', 'postgres', 'nobody'];

export const isRoot = () => process.getuid?.() === 0;

/** Runs PostgreSQL under our own account. */
export const ourAccount: Account = {
  command: (file, args) => ({ file, args, options: {} }),
  own: () => Promise.resolve(),
  ids: undefined,
};

/**
 * The account to use instead of root: the owner of an existing cluster, otherwise the first that exists. Throws
 * LaunchError.
 */
export async function chooseStandIn(clusterDir: string): Promise<Ids> {
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = await readFile('/etc/passwd', 'utf8');
  for (const name of standIns) {
    const fields = accounts
      .split('\n')
      .map((line) => line.split(':'))
      .find((line) => line[0] === name);
    if (fields !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new LaunchError(
    'PostgreSQL refuses to run as root, and there is no account named nobody: start as another user.',
  );
}

/** Drops root by changing the user: enough if that user can reach the binaries and the data. */
export const steppedDown = ({ uid, gid }: Ids): Account => ({
  command: (file, args) => ({ file, args, options: { uid, gid } }),
  own: (path) => chown(path, uid, gid),
  ids: { uid, gid },
});

/**
 * Drops root, but keeps the one capability to pass through folders that are closed to the user, such as a private home.
 * Without the secure bit the system drops the capability during access(2), with which initdb looks for its companions.
 */
export const steppedDownWithPassage = ({ uid, gid }: Ids): Account => ({
  command: (file, args) => ({
    file: 'setpriv',
    args: [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--no-new-privs',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_read_search',
      '--ambient-caps=-all,+dac_read_search',
      '--bounding-set=-all,+dac_read_search',
      '--',
      file,
      ...args,
    ],
    options: {},
  }),
  own: (path) => chown(path, uid, gid),
  ids: { uid, gid },
});

/** Checks whether an account can start PostgreSQL. */
export const canRun = (account: Account, binaries: Binaries): boolean =>
  succeeds(account, binaries.postgres, ['--version']) &&
  succeeds(account, '/bin/sh', ['-c', 'test -x "$1"', 'sh', binaries.initdb]);

/** Checks whether an account can start PostgreSQL and write to a folder. */
export const canReach = (account: Account, binaries: Binaries, folder: string): boolean =>
  canRun(account, binaries) && succeeds(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder]);

function succeeds(account: Account, program: string, args: string[]): boolean {
  const { file, args: all, options } = account.command(program, args);
  return spawnSync(file, all, { ...pick(options), stdio: 'ignore', cwd: '/' }).status === 0;
}

const pick = ({ uid, gid }: SpawnOptions) => ({ uid, gid });
