import { MAX_TESTS_A_MINUTE } from '@launchyard/domain/alerts';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';

let world: SchemaWorld;
let customer: SchemaCaller;
let support: SchemaCaller;
let admin: SchemaCaller;
beforeAll(async () => {
  world = await startSchemaWorld();
  customer = world.as(await world.person());
  support = world.as(await world.person({ role: 'support' }));
  admin = world.as(await world.person({ role: 'admin' }));
  return () => world.close();
});

const LIST = `query ($kinds: [AlertKind!], $states: [AlertState!], $after: String) {
  alerts(first: 1, after: $after, kinds: $kinds, states: $states) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id kind title text state count createdAt lastActivityAt requestId messages { channel state tries problem } }
  }
}`;
const TEST = `mutation ($channel: AlertChannelKind!) {
  alertChannelTest(input: { channel: $channel }) { channel { kind } userErrors { code } }
}`;

test('staff reads alerts, the latest first, by kind and state, and opens one by its id', async () => {
  await world.database.pool.query(
    `insert into alerts (id, kind, fingerprint, text, request_id, first_at, last_at, count, state, due_at) values
      (gen_random_uuid(), 'uploadFailed', 'a', 'upl_1 failed', null, '2026-01-01', '2026-01-01', 1, 'sent', now()),
      (gen_random_uuid(), 'serviceFault', 'b', 'TypeError', 'request-2', '2026-01-01', '2026-01-02', 2, 'waiting', now())`,
  );
  const all = (await support.run(LIST)).data.alerts;
  expect([all.totalCount, all.pageInfo.hasNextPage]).toEqual([2, true]);
  expect(all.nodes).toMatchObject([
    { kind: 'SERVICE_FAULT', title: 'Unexpected error', state: 'WAITING', count: 2, requestId: 'request-2' },
  ]);
  const rest = (await support.run(LIST, { after: all.pageInfo.endCursor })).data.alerts;
  expect(rest.nodes).toMatchObject([{ kind: 'UPLOAD_FAILED', text: 'upl_1 failed' }]);
  const failed = (await support.run(LIST, { kinds: ['UPLOAD_FAILED'], states: ['SENT'] })).data.alerts;
  expect(failed.totalCount).toBe(1);
  const one = `query ($id: ID!) { node(id: $id) { ... on Alert { kind } } }`;
  expect((await support.run(one, { id: rest.nodes[0].id })).data.node).toEqual({ kind: 'UPLOAD_FAILED' });
  expect((await customer.run(one, { id: rest.nodes[0].id })).data.node).toBeNull();
  const { errors } = await customer.run(LIST);
  expect(errors.map(({ code }) => code)).toEqual(['FORBIDDEN']);
});

test('an administrator tests a channel that is configured, a few times a minute, and the audit log knows', async () => {
  const { pool } = world.database;
  await pool.query(`insert into alert_channels (channel, is_configured) values ('slack', true)`);
  const channels = `{ alertChannels { kind isConfigured viewerCanTest } }`;
  expect((await support.run(channels)).data.alertChannels).toEqual([
    { kind: 'TELEGRAM', isConfigured: false, viewerCanTest: false },
    { kind: 'SLACK', isConfigured: true, viewerCanTest: false },
    { kind: 'WEBHOOK', isConfigured: false, viewerCanTest: false },
  ]);
  expect((await support.run(TEST, { channel: 'SLACK' })).errors.map(({ code }) => code)).toEqual(['FORBIDDEN']);
  const codes = [];
  for (let index = 0; index <= MAX_TESTS_A_MINUTE; index++) {
    const { data } = await admin.run(TEST, { channel: 'SLACK' });
    codes.push(data.alertChannelTest.userErrors[0]?.code ?? data.alertChannelTest.channel.kind);
  }
  expect(codes).toEqual([...Array.from({ length: MAX_TESTS_A_MINUTE }, () => 'SLACK'), 'ALERT_TESTS_TOO_MANY']);
  for (const rows of [`alert_messages where kind = 'test'`, `audit_log where call = 'alerts.test'`]) {
    expect((await pool.query(`select from ${rows}`)).rowCount).toBe(MAX_TESTS_A_MINUTE);
  }
  const { data } = await admin.run(TEST, { channel: 'TELEGRAM' });
  expect(data.alertChannelTest.userErrors).toEqual([{ code: 'ALERT_CHANNEL_NOT_CONFIGURED' }]);
});
