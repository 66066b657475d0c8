import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GIB } from '@launchyard/domain/kit';
import type { Outcome } from './row.ts';

/** Keeps what a bench answered in `bench/results`, with what it was measured on. */
export async function keepResult(name: string, { rows, versions }: Outcome): Promise<void> {
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const result = {
    date: new Date().toISOString().slice(0, 10),
    machine: { system: process.platform, cores: cpus().length, memory: `${Math.round(totalmem() / GIB)} GiB` },
    versions: { node: process.version, ...versions },
    rows,
  };
  await writeFile(fileURLToPath(new URL(`${name}.json`, folder)), `${JSON.stringify(result, null, 2)}\n`);
}
