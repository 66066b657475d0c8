import { formatId } from '@launchyard/domain/kit';
import { insertAccountRows } from '@launchyard/testing/growth/one-account';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

let world: SchemaWorld;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});

const made = (caller: SchemaCaller) => caller.calls.map((each) => each.name).toSorted();

describe('of an account with more than a page of everything', () => {
  let person: TestPerson;
  let large: SchemaCaller;
  let defaultConfigId: string;
  beforeAll(async () => {
    person = await world.person();
    const { account: accountId, person: personId } = person.uuids;
    const { pool } = world.database;
    const { rows } = await pool.query<{ id: string }>('select id from configs where account_id = $1', [accountId]);
    defaultConfigId = rows[0]?.id ?? '';
    const few = { versions: 3, configs: 3, changes: 1, assets: 1, notifications: 1, binItems: 1 };
    const owner = { accountId, personId, defaultConfigId, digit: 'a' };
    await insertAccountRows(pool, owner, { ...few, apps: 101, links: 400 });
    // As if each of them were under way, and nothing of it had arrived.
    await pool.query(`delete from transfer_parts where transfer_id in (select id from uploads where account_id = $1)`, [
      accountId,
    ]);
    await pool.query(`update transfers set state = 'open', received_bytes = 0 where account_id = $1`, [accountId]);
    await pool.query(`update uploads set state = 'uploading' where account_id = $1`, [accountId]);
  });
  beforeEach(() => {
    large = world.as(person);
  });

  test('a page of applications with their uploads is one call', async () => {
    const { data, errors } = await large.run(
      '{ viewer { account { apps(first: 100) { nodes { name stageLabel latestUpload { state stages { state } } } } } } }',
    );
    expect(errors).toEqual([]);
    expect(data.viewer.account.apps.nodes).toHaveLength(100);
    expect(made(large)).toEqual(['apps.list', 'session.state']);
  });

  test('a page of uploads with their applications and missing parts is one call for each of the three', async () => {
    const { data, errors } = await large.run(
      '{ viewer { account { uploads(first: 100) { nodes { id app { id name } missingParts { first } } } } } }',
    );
    expect(errors).toEqual([]);
    expect(data.viewer.account.uploads.nodes[99]).toMatchObject({
      app: { name: 'Harbour_00002' },
      missingParts: [{ first: 1 }],
    });
    expect(made(large)).toEqual(['apps.get', 'session.state', 'uploads.list', 'uploads.parts']);
  });

  test('what is found, of every kind, is one call for each kind, with the applications and configs of links', async () => {
    const { data, errors } = await large.run(`{ viewer { account { find(text: "1") {
      kind: __typename ... on App { name } ... on Link { name app { name } config { name } } ... on Config { name }
    } } } }`);
    expect(errors).toEqual([]);
    const kinds = new Set(data.viewer.account.find.map((each: { kind: string }) => each.kind));
    expect(kinds).toEqual(new Set(['App', 'MeetingLink', 'StreamingLink', 'Config']));
    // The applications of links are asked once the links are there.
    expect(made(large)).toEqual([
      'apps.get',
      'apps.get',
      'configs.get',
      'configs.get',
      'links.get',
      'search.find',
      'session.state',
    ]);
  });

  test('the links of a config are one call, and those pinned to a page of versions one more', async () => {
    const { data, errors } = await large.run(
      `query ($config: ID!) { viewer { account {
      config(by: { id: $config }) { usedBy(first: 100) { nodes { id name app { id } } } }
      app(by: { name: "Harbour_00001" }) { versions { nodes { number pinnedLinks { name } } } }
    } } }`,
      { config: formatId('config', defaultConfigId) },
    );
    expect(errors).toEqual([]);
    expect(data.viewer.account.config.usedBy.nodes).toHaveLength(100);
    expect(
      data.viewer.account.app.versions.nodes.flatMap((each: { pinnedLinks: unknown[] }) => each.pinnedLinks),
    ).not.toEqual([]);
    const [first, others] = [
      ['apps.get', 'configs.get', 'links.ofConfig', 'session.state'],
      ['apps.versionList', 'links.get'],
    ];
    // The applications of the links are asked once these are there.
    expect(made(large)).toEqual([...first, ...others, 'apps.get'].toSorted());
  });

  test('a page of links with their applications, configs and versions is one call for each of the four, each thing asked once', async () => {
    const { data, errors } = await large.run(
      '{ viewer { account { streamingLinks(first: 100) { nodes { app { id } config { id } pinnedVersion { number } } } } } }',
    );
    expect(errors).toEqual([]);
    expect(made(large)).toEqual(['apps.get', 'apps.versionGet', 'configs.get', 'links.streamingList', 'session.state']);
    const nodes: Array<{ app: { id: string }; config: { id: string } }> = data.viewer.account.streamingLinks.nodes;
    expect(nodes).toHaveLength(100);
    for (const [name, ids] of [
      ['apps.get', nodes.map(({ app }) => app.id)],
      ['configs.get', nodes.map(({ config }) => config.id)],
    ] as const) {
      const by = [...new Set(ids)].map((id) => ({ id }));
      expect(by.length).toBeGreaterThan(1);
      expect(large.calls.find((each) => each.name === name)?.input).toEqual({ by });
    }
  });
});

test('look-ups side by side are one call', async () => {
  const person = await world.person();
  const ada = world.as(person);
  const [harbour, museum] = [
    await makeTestedApp(world, person, 'Harbour'),
    await makeTestedApp(world, person, 'Museum'),
  ];
  const { data } = await ada.run(
    `query ($museum: ID!) { viewer { account {
      harbour: app(by: { name: "Harbour" }) { id } museum: app(by: { id: $museum }) { id }
      missing: app(by: { name: "Nothing" }) { id } impossible: app(by: { name: "no such name!" }) { id }
    } } }`,
    { museum: museum.id },
  );
  expect(data.viewer.account).toEqual({ harbour, museum, missing: null, impossible: null });
  expect(made(ada)).toEqual(['apps.get', 'session.state']);
});

test('every call below an account names that account', async () => {
  const person = await world.person();
  const { id: appId } = await makeTestedApp(world, person, 'Harbour');
  await makeLink(world, person, { appId });
  await startUpload(world, person, 'Harbour', { isUpdate: true });
  const colleague = await world.person({ role: 'support' });
  await openCaseFor(world, colleague, person);
  const support = world.as(colleague);
  const { errors } = await support.run(
    `{ account(by: { username: "${person.username}" }) {
      apps { nodes { streamingLinks { nodes { app { id } } } latestUpload { missingParts { first } } } }
      uploads { nodes { app { id } } } configs { nodes { id } } storage { usedBytes }
    } }`,
  );
  expect(errors).toEqual([]);
  const below = support.calls.filter((each) => each.name !== 'support.accountFind');
  expect(below.length).toBeGreaterThan(6);
  expect(below.map((each) => each.account)).toEqual(below.map(() => person.accountId));
});

test('two operations never share what they loaded', async () => {
  const ada = await world.person();
  await makeTestedApp(world, ada, 'Harbour');
  const bob = await world.person();
  const app = '{ viewer { account { app(by: { name: "Harbour" }) { id } } } }';
  const [hers, his] = await Promise.all([world.as(ada).run(app), world.as(bob).run(app)]);
  expect(hers.data.viewer.account.app).not.toBeNull();
  expect(his.data.viewer.account.app).toBeNull();
});
