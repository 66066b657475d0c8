import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { benchScan } from './scan.ts';

/** One row of a table: what was measured, and its ratio to a peer or limit that was measured in the same run. */
export interface Measure {
  what: string;
  milliseconds: number;
  ratio: number;
}

const benches: Record<string, () => Promise<Measure[]>> = { scan: benchScan };

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(benches)) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no benchmark ${name}. There are: ${Object.keys(benches).join(', ')}.`);
  const rows = await bench();
  process.stdout.write(`${name}\n`);
  for (const { what, milliseconds, ratio } of rows) {
    process.stdout.write(`  ${what.padEnd(48)} ${milliseconds.toFixed(0).padStart(7)} ms   ${ratio.toFixed(2)} ×\n`);
  }
  const result = { date: new Date().toISOString().slice(0, 10), node: process.version, rows };
  const file = fileURLToPath(new URL(`results/${name}.json`, import.meta.url));
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
}
