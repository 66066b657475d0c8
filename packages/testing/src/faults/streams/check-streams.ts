import { readdir, readFile } from 'node:fs/promises';
import { markOf } from '@launchyard/fleet/isolation/sweep';
import type { Fleet } from '@launchyard/contract/fleet';
import type { Pool } from 'pg';

export interface World {
  pool: Pool;
  fleet: Fleet;
  dataDir: string;
  /** Of the build that is streamed. */
  versionId: string;
  /** What all visitors have seen together. */
  seenMilliseconds: () => number;
}

/** Each time a visitor’s clock and ours begin and end a stream, they may differ by this. */
const TOLERANCE_MILLISECONDS = 1_000;

/** What is wrong once all visitors have left, as sentences. */
export async function checkStreams({ pool, fleet, dataDir, seenMilliseconds }: World): Promise<string[]> {
  const { rows } = await pool.query<{ open: number; streamed: string }>(
    `select (count(*) filter (where ended_at is null))::int as open,
       coalesce(sum(streamed_milliseconds), 0) as streamed from streaming_sessions`,
  );
  const { open = 0, streamed = '0' } = rows[0] ?? {};
  const taken = (await fleet.list()).filter(({ state }) => state !== 'ended').length;
  const processes = await processesOf(dataDir);
  const more = Number(streamed) - seenMilliseconds();
  return [
    ...(open > 0 ? [`${open} sessions hold a place that nobody uses`] : []),
    ...(taken > 0 ? [`${taken} places of the fleet are taken`] : []),
    ...(processes.length > 0 ? [`${processes.length} processes are left: ${processes[0]}`] : []),
    ...(more > TOLERANCE_MILLISECONDS ? [`${Math.round(more / 1000)} s were counted that nobody saw`] : []),
  ];
}

/** The command lines of the processes of builds, by the mark of their fleet. */
export async function processesOf(dataDir: string): Promise<string[]> {
  return (await buildProcesses(dataDir)).map(({ line }) => line);
}

export async function buildProcesses(dataDir: string): Promise<Array<{ pid: number; line: string }>> {
  const mark = `${markOf(dataDir)}-`;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      line: (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' '),
    })),
  );
  return found.filter(({ line }) => line.includes(mark));
}
