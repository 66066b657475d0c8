import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LaunchError } from '../launch-error.ts';
import { canReach, canRun, chooseStandIn, isRoot, ourAccount, steppedDown, steppedDownWithPassage } from './account.ts';
import type { Account, Ids } from './account.ts';
import { binariesIn, findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { exists } from './exists.ts';

export interface Place {
  /** The account’s own folder, which contains the cluster. */
  folder: string;
  account: Account;
  binaries: Binaries;
}

/** The cluster’s folder within a place. */
export const clusterIn = (place: Pick<Place, 'folder'>) => join(place.folder, 'cluster');

/**
 * Decides where the cluster is stored and which account runs it. An ordinary user runs it in the data folder. Root
 * switches to an account that must reach the binaries and the data: directly if folders are open, or with one
 * capability through closed ones. If neither works, the cluster and a copy of the binaries go below /var/lib, and `log`
 * says so. Throws LaunchError if nothing works.
 */
export async function findPlace(dataDir: string, log: (line: string) => void): Promise<Place> {
  const binaries = await findBinaries();
  const folder = join(dataDir, 'database');
  if (!isRoot()) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { folder, account: ourAccount, binaries };
  }
  const movedTo = join('/var/lib', `launchyard-${shortHash(resolve(dataDir))}`);
  if (await exists(movedTo)) return moved(movedTo, await chooseStandIn(join(movedTo, 'database')), binaries, log);
  const ids = await chooseStandIn(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const account of [steppedDown(ids), steppedDownWithPassage(ids)]) {
    await account.own(folder);
    if (canReach(account, binaries, folder)) return { folder, account, binaries };
  }
  if (await exists(join(folder, 'cluster'))) {
    throw new LaunchError(
      `The account with the number ${ids.uid} that owns ${folder} can no longer reach it: open the folders above it with chmod o+x, or start as that account.`,
    );
  }
  return moved(movedTo, ids, binaries, log);
}

async function moved(home: string, ids: Ids, binaries: Binaries, log: (line: string) => void): Promise<Place> {
  const account = steppedDown(ids);
  const folder = join(home, 'database');
  const copy = join(home, 'binaries');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(home, 0o711);
    if (!canRun(account, binaries)) await copyBinaries(binaries.home, copy);
  } catch (error) {
    throw new LaunchError(
      `The database runs as an account that cannot reach this checkout or its data, and ${home} cannot be written: start as an ordinary user, or choose a DATA_DIR that others may pass through.`,
      { cause: error },
    );
  }
  await account.own(folder);
  const place = { folder, account, binaries: (await exists(copy)) ? binariesIn(copy) : binaries };
  if (!canReach(account, place.binaries, folder)) {
    throw new LaunchError(
      `The account with the number ${ids.uid} cannot run PostgreSQL in ${home}: start as an ordinary user.`,
    );
  }
  log(`The database is in ${home}: the account that runs it cannot reach the data folder.`);
  return place;
}

async function copyBinaries(from: string, to: string): Promise<void> {
  if (await exists(to)) return;
  const draft = `${to}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await rename(draft, to);
}

/** An install under a strict umask leaves binaries that only root can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
