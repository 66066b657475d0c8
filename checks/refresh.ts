import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './files.ts';
import { writeMigrations } from './fresh/migrations.ts';
import { printers } from './fresh/printed.ts';

/** Writes every generated file, and the migration that the tables need. */
for (const [name, print] of Object.entries(printers)) {
  for (const [file, text] of Object.entries(await print())) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  process.stdout.write(`Wrote ${name}.\n`);
}
const [migration] = await writeMigrations();
process.stdout.write(
  migration === undefined
    ? 'No migration is missing.\n'
    : `Wrote the migration packages/platform/migrations/${migration}: read what it does to rows that are there.\n`,
);
