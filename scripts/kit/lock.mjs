import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tools } from './root.mjs';

/**
 * Runs the work exclusively in this checkout; waits for another command that runs its own. A killed command blocks
 * nobody.
 */
export async function alone(work, { folder = tools, onWait = () => {} } = {}) {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const draft = `${lock}.${process.pid}`;
  await writeFile(draft, `${process.pid} ${await beginningOf(process.pid)}`);
  let isWaiting = false;
  try {
    while (!(await claim(draft, lock))) {
      const holder = await readFile(lock, 'utf8').catch(() => undefined);
      const [pid, began] = holder?.split(' ') ?? [];
      if (holder !== undefined && (!isAlive(Number(pid)) || (await beginningOf(pid)) !== began)) {
        await clear(lock, holder);
        continue;
      }
      if (holder !== undefined && !isWaiting) {
        onWait(pid);
        isWaiting = true;
      }
      await pause(100);
    }
  } finally {
    await rm(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** A hard link appears atomically, or not at all. */
async function claim(draft, lock) {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moved, then checked again: another command may have just cleared it and put its own in place. */
async function clear(lock, holder) {
  const aside = `${lock}.${process.pid}.old`;
  await rename(lock, aside).catch(ignoreMissing);
  if ((await readFile(aside, 'utf8').catch(() => holder)) !== holder) await link(aside, lock).catch(() => {});
  await rm(aside, { force: true });
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}

/** When a process began, where the system tells: its number may since be another’s. */
async function beginningOf(pid) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before it may hold spaces and brackets.
  const fields = status.slice(status.lastIndexOf(')')).split(' ');
  // One that has ended, and that nobody has taken notice of, is still listed.
  return fields[1] === 'Z' || fields[1] === 'X' ? 'ended' : (fields[20] ?? '');
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
