import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { listFiles, readText, root } from './files.ts';
import { missingMigrations, writeMigrations } from './fresh/migrations.ts';
import { printers } from './fresh/printed.ts';
import { nounsOf, nounsTable } from './fresh/nouns.ts';
import { between } from './fresh/settings.ts';

const HINT = 'run `npm run refresh` and commit what it wrote';

test.each(Object.entries(printers))('%s: what is generated from the code is up to date', async (name, print) => {
  const printed = await print();
  expect(Object.keys(printed)).not.toEqual([]);
  for (const [file, text] of Object.entries(printed)) {
    const isFresh = existsSync(join(root, file)) && readText(file) === text;
    expect(isFresh, `${name}: ${file} is out of date; ${HINT}`).toBe(true);
  }
});

test('the generated documents folder contains only generated files', async () => {
  const printed = Object.keys((await printers['the typed documents']?.()) ?? {});
  // Manifests of earlier releases are kept next to the current one.
  const there = listFiles(/^packages\/(web|cli)\/src\/(test-kit\/)?generated\/(?!persisted-documents\..+\.json$)/);
  expect(there).toEqual(printed.toSorted());
});

test('every operation of the panel is valid in the schema, and listed by the digest of its text', () => {
  const schema = buildSchema(readText('packages/schema/schema.graphql'));
  const manifests = listFiles(/^packages\/web\/src\/generated\/.*persisted-documents\.json$/);
  expect(manifests).toHaveLength(3);
  for (const manifest of manifests) {
    for (const [hash, text] of Object.entries<string>(JSON.parse(readText(manifest)))) {
      expect(validate(schema, parse(text)), text).toEqual([]);
      expect(hash).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    }
  }
});

test('the migrations create the tables of the code', async () => {
  expect(await missingMigrations(), `the tables changed; ${HINT}`).toEqual([]);
});

test('a missing migration is found', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'launchyard-no-migrations-'));
  try {
    expect(await missingMigrations(empty)).toHaveLength(1);
  } finally {
    await rm(empty, { recursive: true });
  }
});

test('a new migration’s file is reported once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-new-migrations-'));
  try {
    const written = await writeMigrations(folder);
    expect(written).toEqual([expect.stringMatching(/^0000_\w+\.sql$/)]);
    expect(await readdir(folder)).toContain(written[0]);
    expect(await writeMigrations(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a missing migration among others is found', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'launchyard-old-migrations-'));
  try {
    await cp(join(root, 'packages/platform/migrations'), copy, { recursive: true });
    const newest = (await readdir(join(copy, 'meta')))
      .filter((file) => file.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1);
    const snapshot = join(copy, 'meta', newest ?? '');
    const { tables, ...rest } = JSON.parse(await readFile(snapshot, 'utf8'));
    delete tables['public.accounts'].columns.username_key;
    await writeFile(snapshot, JSON.stringify({ ...rest, tables }));
    expect(await missingMigrations(copy)).toHaveLength(1);
  } finally {
    await rm(copy, { recursive: true });
  }
});

test('a table is inserted between its markers, replacing what was there', () => {
  const text = 'a\n<!-- x -->old<!-- /x -->\nb';
  expect(between(text, 'x', 'new')).toBe('a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb');
  expect(() => between(text, 'y', 'new')).toThrow('<!-- y -->');
});

test('a noun has its own comment, or that of the list that it is derived from, or none', () => {
  const text = [
    '/** One. */',
    "export const ONES = ['a'] as const;",
    'export type One = (typeof ONES)[number];',
    '',
    '/**',
    ' * Two,',
    ' * of a kind.',
    ' */',
    'export interface Two {}',
    'export type Three = string;',
  ].join('\n');
  expect(nounsOf(text)).toEqual([
    ['One', 'One.'],
    ['Two', 'Two, of a kind.'],
    ['Three', null],
  ]);
  expect(() => nounsTable(new Map([['Three', null]]))).toThrow('Three');
});
