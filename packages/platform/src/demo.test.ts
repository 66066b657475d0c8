import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readPicture, THUMBNAIL_TYPES } from '@launchyard/domain/assets';
import { ROLES } from '@launchyard/testing/database/test-cluster';
import { createTestDatabase, type TestDatabase } from '@launchyard/testing/database/test-database';
import { seedDemo } from './demo.ts';
import { openDatabase } from './kit/database.ts';
import { migrate } from './migrate.ts';
import { assets } from './tables/assets.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'launchyard-demo-'));
  return async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
});

/** The only file in a folder. */
async function readFolder(path: string): Promise<Buffer> {
  const [name = ''] = await readdir(path);
  return readFile(join(path, name));
}

test('the first start creates an owner, a member, a support colleague, an admin and the showcase, and writes their secrets to a private file; the owner has a small library', async () => {
  const demoFile = join(folder, 'demo.json');
  const people = await seedDemo({ migrationUrl: database.migrationUrl, demoFile });
  expect(people.map((person) => person.role)).toEqual(['owner', 'member', 'support', 'admin', 'showcase']);
  expect(new Set(people.flatMap((person) => [person.password, person.apiKey, person.streamingApiKey])).size).toBe(15);
  expect(people.map(({ streamingApiKey }) => streamingApiKey.slice(0, 5))).toEqual(Array(5).fill('lyst_'));
  expect(JSON.parse(await readFile(demoFile, 'utf8'))).toEqual(people);
  expect((await stat(demoFile)).mode & 0o777).toBe(0o600);
  const opened = openDatabase(database.url, { connections: 1, onError: () => undefined });
  const rows = await opened.sql.select().from(assets).orderBy(assets.id);
  await opened.close();
  expect(rows.map(({ kind }) => kind)).toEqual(['logo', 'image']);
  const pictures = await Promise.all(rows.map(({ id }) => readFolder(join(folder, 'files', 'objects', id))));
  expect(pictures.map((picture) => 'picture' in readPicture(picture, THUMBNAIL_TYPES))).toEqual([true, true]);
});

test('later starts create nobody and use the same people', async () => {
  const demoFile = join(folder, 'demo.json');
  const before = await readFile(demoFile, 'utf8');
  const people = await seedDemo({ migrationUrl: database.migrationUrl, demoFile });
  expect(JSON.stringify(people, null, 2) + '\n').toBe(before);
});

test('migrating again, even concurrently, changes nothing', async () => {
  await Promise.all([migrate(database.migrationUrl, ROLES), migrate(database.migrationUrl, ROLES)]);
  const demoFile = join(folder, 'demo.json');
  expect(await seedDemo({ migrationUrl: database.migrationUrl, demoFile })).toHaveLength(5);
});
