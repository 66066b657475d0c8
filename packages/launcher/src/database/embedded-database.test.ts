import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { query } from './test-query.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database test '));
  return () => rm(dataDir, { recursive: true });
});

const silent = () => undefined;
const start = () => startEmbeddedDatabase({ dataDir, log: silent });

describe('a running database', () => {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await start();
    return () => database.stop();
  });

  test('is PostgreSQL 18 with UTF-8, durable, and listens only on the loopback address', async () => {
    const { rows } = await query(
      database.migrationUrl,
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
        current_setting('fsync') AS fsync, current_setting('listen_addresses') AS address, upper('ä') AS upper`,
    );
    expect(rows).toEqual([{ version: 18, encoding: 'UTF8', fsync: 'on', address: '127.0.0.1', upper: 'Ä' }]);
  });

  test('a wrong password is refused for every role', async () => {
    for (const role of ['launchyard_owner', 'launchyard_superuser', 'postgres']) {
      const url = `postgres://${role}:wrong@127.0.0.1:${database.port}/launchyard`;
      await expect(query(url, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    }
  });

  test('its log contains no user input', async () => {
    await query(database.migrationUrl, 'CREATE TABLE people (email text PRIMARY KEY)');
    await query(database.migrationUrl, "INSERT INTO people VALUES ('typed@example.com')");
    const again = query(database.migrationUrl, "INSERT INTO people VALUES ('typed@example.com')");
    await expect(again).rejects.toMatchObject({ code: '23505' });
    expect(await readFile(join(dataDir, 'logs', 'database.log'), 'utf8')).not.toContain('typed@example.com');
  });

  test('killed from outside, it restarts at the same address with everything acknowledged', async () => {
    await query(database.migrationUrl, 'CREATE TABLE kept AS SELECT 1 AS id');
    process.kill(await postmasterPid(), 'SIGKILL');
    await vi.waitFor(async () => expect((await query(database.migrationUrl, 'SELECT id FROM kept')).rowCount).toBe(1), {
      interval: 100,
    });
  });
});

test('a server that fails to restart is retried once a second, until it works', async () => {
  const told: number[] = [];
  const logs = join(dataDir, 'logs');
  const database = await startEmbeddedDatabase({
    dataDir,
    log: (line) => {
      if (!line.includes('ENOENT')) return;
      told.push(performance.now());
      if (told.length === 2) renameSync(`${logs}.away`, logs);
    },
  });
  renameSync(logs, `${logs}.away`);
  process.kill(await postmasterPid(), 'SIGKILL');
  await vi.waitFor(async () => expect((await query(database.migrationUrl, 'SELECT 1')).rowCount).toBe(1), {
    interval: 100,
  });
  await database.stop();
  const [first = 0, second = 0] = told;
  expect(second - first).toBeGreaterThan(900);
});

test('data survives a stop and a start, and a stop leaves no process', async () => {
  const first = await start();
  await query(first.migrationUrl, 'CREATE TABLE lasting AS SELECT 7 AS id');
  const pid = await postmasterPid();
  await first.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const second = await start();
  expect((await query(second.migrationUrl, "SELECT to_regclass('lasting') IS NOT NULL AS there")).rows).toEqual([
    { there: true },
  ]);
  await second.stop();
});

test('a start that was killed with kill -9 does not block the next one', async () => {
  const earlier = await holdInAnotherProcess();
  earlier.kill('SIGKILL');
  await once(earlier, 'exit');
  const database = await start();
  expect((await query(database.migrationUrl, 'SELECT 1')).rowCount).toBe(1);
  await database.stop();
});

test('a server that outlived its start is stopped by the next one', async () => {
  const earlier = await holdInAnotherProcess();
  const pid = await postmasterPid();
  // Frozen, the earlier start neither stops nor restarts its server: effectively dead, unnoticed by the guard.
  earlier.kill('SIGSTOP');
  const lines: string[] = [];
  const database = await startEmbeddedDatabase({ dataDir, log: (line) => lines.push(line) });
  earlier.kill('SIGKILL');
  await once(earlier, 'exit');
  expect(lines.join()).toContain(`process ${pid}`);
  expect(await postmasterPid()).not.toBe(pid);
  expect((await query(database.migrationUrl, 'SELECT 1')).rowCount).toBe(1);
  await database.stop();
});

test('a leftover postmaster.pid with another process’s id is ignored', async () => {
  const file = join(dataDir, 'database', 'cluster', 'postmaster.pid');
  await writeFile(file, `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready\n`);
  const database = await start();
  expect(await postmasterPid()).not.toBe(process.pid);
  await database.stop();
});

test('an interrupted first start leaves nothing that breaks the next one', async () => {
  let interrupted = await interruptOne();
  while (await isWhole(interrupted)) {
    // It was over before it was interrupted.
    await rm(interrupted, { recursive: true });
    interrupted = await interruptOne();
  }
  const database = await startEmbeddedDatabase({ dataDir: interrupted, log: silent });
  expect((await query(database.migrationUrl, 'SELECT 1')).rowCount).toBe(1);
  await database.stop();
  expect(await readdir(join(interrupted, 'database'))).toEqual(['cluster']);
  await rm(interrupted, { recursive: true });
});

test('when secrets.json is lost, new passwords are set and the data stays', async () => {
  await rm(join(dataDir, 'secrets.json'));
  const database = await start();
  expect((await query(database.migrationUrl, 'SELECT 1')).rowCount).toBe(1);
  await database.stop();
});

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Another process that starts the database and then waits. */
function startElsewhere(folder: string) {
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./embedded-database.ts', import.meta.url).href)};
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(folder)}, log: () => undefined });
    console.log('ready');
    setInterval(() => undefined, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

const isWhole = async (folder: string) => (await readdir(join(folder, 'database'))).includes('cluster');

/** Kills a first start while it makes its cluster. */
async function interruptOne(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted '));
  const started = startElsewhere(folder);
  await vi.waitFor(
    async () => {
      const [draft] = await readdir(join(folder, 'database'));
      if (draft !== 'cluster') await access(join(folder, 'database', String(draft), 'cluster', 'global'));
    },
    { interval: 5 },
  );
  started.kill('SIGKILL');
  await once(started, 'exit');
  return folder;
}

async function holdInAnotherProcess() {
  const started = startElsewhere(dataDir);
  await once(started.stdout, 'data');
  return started;
}
