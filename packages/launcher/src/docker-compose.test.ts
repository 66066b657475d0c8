import { readFile } from 'node:fs/promises';
import { readAddresses, readSettings, settings } from '@launchyard/domain/settings';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createRoles } from './database/roles.ts';

const shape = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.string().optional(),
      init: z.boolean().optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
      depends_on: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});

const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');
const compose = shape.parse(parse(await read('docker-compose.yml')));
const services = Object.entries(compose.services);
const passwords = { OWNER_PASSWORD: 'o', SUPERUSER_PASSWORD: 's' };

/** The environment of a service, as compose expands it. */
function environmentOf(name: string, given: Record<string, string>): Record<string, string> {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, kind?: string, rest = '') => {
      const value = given[variable] ?? (kind === '-' ? rest : undefined);
      if (value === undefined) throw new Error(`${variable} is not set`);
      return value;
    });
  const entries = Object.entries(compose.services[name]?.environment ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, fill(String(value))]));
}

test.each(services)('%s has an image and a health check', (_, service) => {
  expect(service.image ?? service.build).toBeDefined();
  expect(service.healthcheck?.test.length).toBeGreaterThan(1);
});

test.each(services)('%s is published on this machine only, and refers to nothing missing', (_, service) => {
  for (const port of service.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  for (const volume of service.volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  for (const { source } of service.configs) expect(Object.keys(compose.configs)).toContain(source);
  for (const other of Object.keys(service.depends_on)) expect(Object.keys(compose.services)).toContain(other);
});

test('every variable of ours exists, and together they are valid', () => {
  const environment = environmentOf('launchyard', passwords);
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(environment)));
  const values = readSettings(settings, environment);
  expect(values.MODE).toBe('production');
  const { ports } = readAddresses(values);
  for (const port of [ports.gateway, ports.files, ports.stream, ports.hooks]) {
    expect(compose.services['launchyard']?.ports).toContain(`127.0.0.1:${port}:${port}`);
  }
});

test('a public address without TLS is refused', () => {
  const environment = environmentOf('launchyard', { ...passwords, PUBLIC_URL: 'http://panel.example' });
  expect(() => readAddresses(readSettings(settings, environment))).toThrow('needs https');
});

test('no password has a default', () => {
  expect(() => environmentOf('database', {})).toThrow('is not set');
  expect(() => environmentOf('launchyard', {})).toThrow('is not set');
});

test('the image runs as an ordinary account, and an init reaps its processes', async () => {
  expect(compose.services['launchyard']?.init).toBe(true);
  const stages = (await read('Dockerfile')).split(/^FROM /m);
  expect(stages.length).toBeGreaterThan(2);
  expect(stages.at(-1)).toMatch(/^USER node$/m);
});

/** The statements of the embedded database, with another text for the password. */
const statementsWith = (password: string) =>
  createRoles({ ownerPassword: 'o' }, false).map((statement) => squeeze(`${statement.replace("'o'", password)};`));

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');

test('the role and the rights in the database are those of the embedded one', () => {
  const made = squeeze(compose.configs['roles']?.content ?? '');
  for (const statement of statementsWith(":'owner_password'")) expect(made).toContain(statement);
  const { MIGRATION_DATABASE_URL } = environmentOf('launchyard', passwords);
  expect(MIGRATION_DATABASE_URL).toBe('postgres://launchyard_owner:o@database:5432/launchyard');
});

test('an own server gets the same by its how-to', async () => {
  const text = squeeze(await read('docs/how-to/run-against-your-own-postgres.md'));
  for (const statement of statementsWith("'…'")) expect(text).toContain(statement);
});
