import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GIB } from '@launchyard/domain/kit';
import type { Outcome, Row } from './row.ts';

const folder = new URL('../results/', import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(`${name}.json`, folder));

/** The saved rows of a bench, or none. */
export async function readResult(name: string): Promise<Row[]> {
  const kept = await readFile(fileOf(name), 'utf8').catch(() => '{"rows":[]}');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepResult`
  return (JSON.parse(kept) as { rows: Row[] }).rows;
}

/** Saves a bench's result in `bench/results`, with the machine and the versions that were measured. */
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

/** The measured commit. Uncommitted changes are not recorded: results are saved for committed code. */
async function commitOf(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: fileURLToPath(folder) });
  return stdout.trim();
}
