import { expect, test } from 'vitest';
import { databaseProcesses, urlForProcess } from './database-roles.ts';

const OWNER = 'postgres://launchyard_owner:an%20owner%E2%80%99s@db.example:5433/launchyard?sslmode=require';

test('each process has a role and a password of its own at the same address, always the same', () => {
  const urls = databaseProcesses.map((process) => new URL(urlForProcess(OWNER, process)));
  expect(urls.map(({ username }) => username)).toEqual([
    'launchyard_api',
    'launchyard_files',
    'launchyard_streams',
    'launchyard_worker',
  ]);
  expect(new Set(urls.map(({ password }) => password)).size).toBe(4);
  for (const url of urls) {
    expect(url.password).toMatch(/^[\w-]{43}$/);
    expect(url.host + url.pathname + url.search).toBe('db.example:5433/launchyard?sslmode=require');
  }
  expect(urlForProcess(OWNER, 'api')).toBe(urls[0]?.href);
});

test('another password of the owner makes others', () => {
  expect(urlForProcess(OWNER.replace('an%20', 'another%20'), 'api')).not.toBe(urlForProcess(OWNER, 'api'));
});

test('an address without a password is refused: anybody could work out the others', () => {
  expect(() => urlForProcess('postgres://launchyard_owner@db.example/launchyard', 'api')).toThrow(
    'MIGRATION_DATABASE_URL has no password',
  );
});
