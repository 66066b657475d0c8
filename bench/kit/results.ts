import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GIB } from '@launchyard/domain/kit';
import type { Outcome, Row } from './row.ts';

const folder = new URL('../results/', import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(`${name}.json`, folder));

/** The rows that are kept of a bench; none where it has kept none. */
export async function readResult(name: string): Promise<Row[]> {
  const kept = await readFile(fileOf(name), 'utf8').catch(() => '{"rows":[]}');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepResult`
  return (JSON.parse(kept) as { rows: Row[] }).rows;
}

/** Keeps what a bench answered in `bench/results`, with what it was measured on and of. */
export async function keepResult(name: string, { rows, versions }: Outcome): Promise<void> {
  await mkdir(folder, { recursive: true });
  const result = {
    date: new Date().toISOString().slice(0, 10),
    commit: await commitOf(),
    machine: { system: process.platform, cores: cpus().length, memory: `${Math.round(totalmem() / GIB)} GiB` },
    versions: { node: process.version, ...versions },
    rows,
  };
  await writeFile(fileOf(name), `${JSON.stringify(result, null, 2)}\n`);
}

/** The commit that was measured. What was changed since is not told: results are kept for what is committed. */
async function commitOf(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: fileURLToPath(folder) });
  return stdout.trim();
}
