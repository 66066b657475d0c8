import { createHmac } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  DIGEST_SECONDS,
  MAX_ALERTS_AN_HOUR,
  MAX_MESSAGE_TRIES,
  parseAlertRoutes,
  uploadTested,
  type Alert,
} from '@launchyard/domain/alerts';
import { alertReport } from '@launchyard/contract/alerts';
import { urlFor } from '@launchyard/testing/database/test-cluster';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openJobs, type Jobs } from '../kit/jobs.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { openChannels, type ChannelSettings } from '../providers/alerts/open-channels.ts';
import { mails } from '../tables/providers.ts';
import { alertChannels, alertMessages, alerts } from '../tables/alerts.ts';
import { deliverMessage } from './deliver.ts';
import { dispatchAlerts, type AlertNeeds } from './dispatch.ts';
import { openFaultReports } from './fault-reports.ts';
import { noteChannels } from './note-channels.ts';
import { raiseAlert } from './raise.ts';
import { startChat } from './test-chat.ts';

const SECRET = 'the secret that signs messages to the webhook';
const TOKEN = '123456:a-token-of-a-bot-in-a-test';

let now = new Date();
let world: PlatformWorld;
let jobs: Jobs;
let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  jobs = await openJobs(urlFor('worker', world), { log: world.log, supervises: false });
  chat = await startChat();
  return async () => {
    await jobs.stop();
    await world.close();
    chat.close();
  };
});
beforeEach(async () => {
  now = new Date(now.getTime() + 24 * 3600_000);
  chat.answer = (response) => response.writeHead(200).end('{}');
  chat.heard.length = 0;
  for (const table of [alerts, alertMessages, alertChannels]) await world.owner.sql.delete(table);
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

function needsWith(settings: ChannelSettings, routes = ''): AlertNeeds {
  const channels = openChannels(settings, () => now);
  const alertRoutes = parseAlertRoutes(routes) ?? expect.fail();
  const { worker, log } = world;
  return { database: worker, log, clock: () => now, jobs, panelOrigin: 'https://panel.example', channels, alertRoutes };
}

const inChat = (routes?: string) => needsWith({ slack: { url: `${chat.url}/services/T0` } }, routes);

/** Decides on all alerts, and tries every waiting message once. */
async function dispatch(needs: AlertNeeds): Promise<void> {
  const { sql: db } = world.database;
  await noteChannels(db, needs.channels);
  await dispatchAlerts(needs);
  const isWaiting = eq(alertMessages.state, 'waiting');
  const rows = await db.select({ id: alertMessages.id }).from(alertMessages).where(isWaiting).orderBy(alertMessages.id);
  for (const { id } of rows) await deliverMessage(needs, id);
}

const AN_ALERT: Alert = {
  kind: 'jobGaveUp',
  subject: 'queue of a test',
  text: 'It gave up.',
  accountId: null,
  requestId: null,
};
const raise = (alert: Partial<Alert> = {}) => raiseAlert(world.database.sql, now, { ...AN_ALERT, ...alert });
const readAlerts = () => world.database.sql.select().from(alerts).orderBy(asc(alerts.id));
const texts = () => chat.heard.map(({ body }): string => JSON.parse(body).text);

test('a thousand equal errors are one message, and another with the count an hour later', async () => {
  const needs = inChat();
  const reports = openFaultReports({ ...world, clock: () => now, log: pino({ level: 'silent' }) }, 'api');
  const error = new TypeError('secret-value-of-somebody');
  reports.log.error({ err: error, requestId: 'request-0' }, 'fault');
  await reports.close();
  await dispatch(needs);
  for (let index = 1; index < 1000; index++) reports.log.error({ err: error, requestId: `request-${index}` }, 'fault');
  await reports.close();
  await dispatch(needs);
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toMatch(/^[*]Unexpected error[*]\n`Unexpected error in api: TypeError at platform\/src\/alerts/);
  expect(await readAlerts()).toMatchObject([{ kind: 'serviceFault', count: 1000, state: 'sent' }]);
  later(3600);
  await dispatch(needs);
  await dispatch(needs);
  expect(texts()).toHaveLength(2);
  expect(texts()[1]).toContain('999 more since the last message, 1,000 in all.');
  expect(JSON.stringify([texts(), await readAlerts()])).not.toContain('secret-value');
});

test('errors are kept while the database does not take them', async () => {
  const { database } = world;
  let isDown = true;
  const faulty = new Proxy(database, {
    get: (target, name) => {
      if (isDown && name === 'sql') throw new Error('down');
      return Reflect.get(target, name);
    },
  });
  const reports = openFaultReports({ database: faulty, clock: () => now, log: pino({ level: 'silent' }) }, 'api');
  reports.log.error({ err: new Error('x') }, 'fault');
  await reports.close();
  reports.log.error({ err: new Error('x') }, 'fault');
  isDown = false;
  await reports.close();
  const counts = (await readAlerts()).map(({ count }) => count);
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(2);
});

test('what a transaction raised is gone if it is rolled back', async () => {
  const undone = world.database.sql.transaction(async (tx) => {
    await raiseAlert(tx, now, uploadTested({ uploadId: 'upl_1', accountId: 'acc_1' }));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await readAlerts()).toEqual([]);
});

test('however many workers decide, an alert is sent once', async () => {
  const needs = inChat();
  await raise();
  await Promise.all([dispatchAlerts(needs), dispatchAlerts(needs), dispatchAlerts(needs)]);
  expect(await world.database.sql.$count(alertMessages)).toBe(1);
});

test('without a channel an alert is kept and says so; a muted kind says that', async () => {
  await raise();
  await dispatch(needsWith({}));
  await raise({ subject: 'another' });
  await dispatch(inChat('jobGaveUp=none'));
  expect((await readAlerts()).map(({ state }) => state)).toEqual(['unconfigured', 'muted']);
  expect(chat.heard).toEqual([]);
});

test('above the limit of an hour alerts are held, and one digest counts them', async () => {
  const needs = inChat();
  for (let index = 0; index < MAX_ALERTS_AN_HOUR + 3; index++) await raise({ subject: `queue ${index}` });
  await dispatch(needs);
  expect(chat.heard).toHaveLength(MAX_ALERTS_AN_HOUR);
  later(DIGEST_SECONDS - 1);
  await dispatch(needs);
  expect(chat.heard).toHaveLength(MAX_ALERTS_AN_HOUR);
  later(1);
  await dispatch(needs);
  await dispatch(needs);
  expect(texts().slice(MAX_ALERTS_AN_HOUR)).toEqual([expect.stringContaining('`A job gave up: 3.`')]);
  const states = (await readAlerts()).map(({ state }) => state);
  expect(states.filter((state) => state === 'digested')).toHaveLength(3);
});

test('each channel gets its own format, and programs a signature over the time and the body', async () => {
  const needs = needsWith({
    slack: { url: `${chat.url}/slack` },
    telegram: { url: `${chat.url}/`, token: TOKEN, chatId: '-100' },
    webhook: { url: `${chat.url}/webhook`, secret: SECRET },
  });
  await raise({ text: 'x\r\n@everyone <b> & `[a](https://evil.example)`' });
  await dispatch(needs);
  const by = (path: string) => chat.heard.find((each) => each.path === path) ?? expect.fail(path);
  const [row] = await readAlerts();
  const url = expect.stringContaining('https://panel.example/operations?alert=alr_');
  expect(JSON.parse(by(`/bot${TOKEN}/sendMessage`).body)).toMatchObject({
    chat_id: '-100',
    parse_mode: 'HTML',
    text: url,
  });
  const webhook = by('/webhook');
  expect(JSON.parse(webhook.body)).toMatchObject({ title: 'A job gave up', url, note: null });
  const [, time = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(webhook.headers['launchyard-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${time}.${webhook.body}`).digest('hex'));
  for (const { body } of chat.heard) expect(body).not.toMatch(/@everyone|https:\/\/evil|\\r/);
  expect(row?.state).toBe('sent');
});

test('a channel that answers 500 for ever is given up, and raises no alert about that', async () => {
  chat.answer = (response) => response.writeHead(500).end();
  const needs = inChat();
  await raise();
  for (let index = 0; index < MAX_MESSAGE_TRIES + 3; index++) await dispatch(needs);
  expect(chat.heard).toHaveLength(MAX_MESSAGE_TRIES);
  expect(await readAlerts()).toMatchObject([{ kind: 'jobGaveUp', count: 1, state: 'refused' }]);
  const [message] = await world.database.sql.select().from(alertMessages);
  expect(message).toMatchObject({ state: 'refused', problem: 'It answered 500.', tries: MAX_MESSAGE_TRIES });
  const [slack] = await world.database.sql.select().from(alertChannels).where(eq(alertChannels.channel, 'slack'));
  expect(slack).toMatchObject({ isConfigured: true, lastFailureAt: now, lastSuccessAt: null });
});

test('redirects are not followed, and what would fail again is not tried again', async () => {
  chat.answer = (response) => response.writeHead(302, { location: `${chat.url}/elsewhere` }).end();
  const needs = inChat();
  await raise();
  await dispatch(needs);
  await dispatch(needs);
  expect(chat.heard.map(({ path }) => path)).toEqual(['/services/T0']);
  const [message] = await world.database.sql.select().from(alertMessages);
  expect(message).toMatchObject({ state: 'refused', problem: 'It redirects, which is not followed.' });
});

test.each([
  ['in the header', { 'retry-after': '90' }, '{}'],
  ['in Telegram’s body', {}, '{"ok":false,"parameters":{"retry_after":90}}'],
])('a channel that asks to wait %s is asked again no earlier', async (_, headers, body) => {
  chat.answer = (response) => response.writeHead(429, headers).end(body);
  await raise();
  await dispatch(inChat());
  const { rows } = await world.database.sql.execute<{ wait: number }>(
    sql`select extract(epoch from start_after - created_on)::float wait from pgboss.job where name = 'alert-message' order by created_on desc limit 1`,
  );
  expect(rows[0]?.wait).toBeCloseTo(90, 0);
});

test('a channel that hangs is left after ten seconds', async () => {
  const late = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(10_000);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  await raise();
  await dispatch(inChat());
  late.mockRestore();
  const [message] = await world.database.sql.select().from(alertMessages);
  expect(message).toMatchObject({ state: 'waiting', tries: 1, problem: 'No answer within 10 seconds.' });
});

test('a running worker sends alerts by itself', async () => {
  world.config.alerts = { ...world.config.alerts, slack: { url: `${chat.url}/services/T0` } };
  const worker = await world.startWorker();
  await raise();
  await vi.waitFor(() => expect(chat.heard).toHaveLength(1), { interval: 50 });
  await worker.close();
});

test('only a gateway can report what went wrong', async () => {
  const person = await world.person({ role: 'admin' });
  const at = now.toISOString();
  const report = { kind: 'upstreamDown' as const, subject: 'api', text: 'x', requestId: null, count: 3 };
  const input = { reports: [{ ...report, firstAt: at, lastAt: at }] };
  for (const token of [undefined, person.session, person.apiKey, world.config.gatewaySecret]) {
    const answer = await world.rest(alertReport, input, token === undefined ? {} : { token });
    expect(answer.fault?.code).toBe('FORBIDDEN');
  }
  expect(await readAlerts()).toEqual([]);
  const url = `${world.config.addresses.upstream}${alertReport.path}`;
  const headers = { 'content-type': 'application/json', 'x-gateway-secret': world.config.gatewaySecret };
  expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) })).status).toBe(200);
  expect(await readAlerts()).toMatchObject([{ kind: 'upstreamDown', count: 3, accountId: null }]);
});

test('a mail server that does not respond is one alert, after some tries and without an address', async () => {
  world.config.smtpUrl = 'smtp://127.0.0.1:1';
  for (const name of ['somebody', 'another']) {
    const mail = { kind: 'passwordReset' as const, recipient: `${name}@people.example`, subject: 'x', body: 'x' };
    await world.database.sql.transaction((tx) => enqueueMail(tx, jobs, now, mail));
  }
  await world.database.sql.update(mails).set({ tries: 4 });
  const worker = await world.startWorker();
  const isDue = sql`update pgboss.job set start_after = now() where name = 'mail'`;
  await vi.waitFor(
    async () => {
      await world.database.sql.execute(isDue);
      const told = await readAlerts();
      // Both, at least once: what is made due again is tried again.
      expect(told.map(({ count }) => count >= 2)).toEqual([true]);
    },
    { interval: 200 },
  );
  await worker.close();
  const [alert] = await readAlerts();
  expect(alert).toMatchObject({
    kind: 'mailUndeliverable',
    text: 'E-mails wait. The mail server did not respond.',
  });
  expect(JSON.stringify(alert)).not.toContain('people.example');
});
