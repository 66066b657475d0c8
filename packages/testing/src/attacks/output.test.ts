import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { Client } from 'pg';
import { openDatabase, type Database } from '@launchyard/platform/kit/database';
import { makeKey } from '@launchyard/platform/keys/keys';
import { people } from '@launchyard/platform/tables/accounts';

import { beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { portOf } from '../world/ports.ts';
import { signBody } from '../world/signed.ts';
import { findLeaks } from './leaks.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { panelOf } from './panel-calls.ts';
import { startProduct, type Product } from './product.ts';
import { startUpload } from './upload.ts';

const random = (bytes = 24) => randomBytes(bytes).toString('hex');
const SETTINGS = {
  GATEWAY_SECRET: random(),
  SIGNING_SECRET: random(),
  STREAM_TEST_TOKEN: random(),
  STREAM_TEST_NOTICE_SECRETS: random(),
};
const CHAT_PATH = `/services/${random()}`;
/** What operators read in their chat. */
let told = '';
const chat = createServer((request, response) => {
  const hear = async () => {
    told += `${await readText(request)}\n`;
    response.end();
  };
  void hear();
});
const SMTP_PASSWORD = random();

let testDatabase: TestDatabase;
let owner: Client;
let database: Database;
let mailServer: MailServer;
let product: Product;
/** Everything that must never be written anywhere, by what it is. */
const secrets = new Map<string, string>();
const keep = (what: string, value: string): string => {
  secrets.set(what, value);
  return value;
};

beforeAll(async () => {
  [testDatabase, mailServer] = await Promise.all([createTestDatabase(), startMailServer(SMTP_PASSWORD)]);
  database = openDatabase(testDatabase.url, { connections: 2, onError: () => undefined });
  owner = new Client({ connectionString: testDatabase.migrationUrl });
  await owner.connect();
  await once(chat.listen(0, '127.0.0.1'), 'listening');
  product = await startProduct(testDatabase, {
    ...SETTINGS,
    LOG_LEVEL: 'debug',
    SMTP_URL: mailServer.url,
    ALERT_SLACK_URL: `http://127.0.0.1:${portOf(chat)}${CHAT_PATH}`,
  });
  return async () => {
    await product.stop();
    chat.close();
    await owner.end();
    await database.close();
    await Promise.all([testDatabase.drop(), mailServer.close()]);
  };
});

const PASSWORD = `Right-1-${random(8)}`;
const mailTo = async (address: string, of: RegExp): Promise<string> => {
  const find = () => mailServer.mails.findLast((mail) => mail.includes(address) && of.test(mail));
  await vi.waitFor(() => expect(find()).toBeDefined(), { interval: 20 });
  return of.exec(find() ?? '')?.[1] ?? '';
};

/** Signs up with a wrong code first, signs in with a wrong password, and resets it. Returns the session cookie. */
async function liveThroughSigningIn(): Promise<{ email: string; cookie: string }> {
  const panel = panelOf(product.url);
  const email = keep('an e-mail address', `person-${random(6)}@people.example`);
  const started = await panel('SignUpStart', {
    input: { email, password: keep('a password', PASSWORD), username: `user_${random(5)}` },
  });
  const signUpId = started.at('signUpStart', 'signUp', 'signUpId');
  const code = keep('a one-time code', await mailTo(email, /\b(\d{6})\b/));
  await panel('SignUpFinish', {
    input: { signUpId, code: keep('a wrong code', code === '739184' ? '739185' : '739184') },
  });
  const signedUp = await panel('SignUpFinish', { input: { signUpId, code } });
  keep('a first session', tokenOf(signedUp.cookie));
  await panel('SessionCreate', { input: { email, password: keep('a wrong password', `Wrong-${random(8)}`) } });
  await panel('PasswordResetStart', { input: { email } });
  const link = keep('a reset link', await mailTo(email, /oobCode=(\w+)/));
  const password = keep('a new password', `Newer-2-${random(8)}`);
  await panel('PasswordResetFinish', { input: { code: link, password } });
  const signedIn = await panel('SessionCreate', { input: { email, password } });
  keep('a session', tokenOf(signedIn.cookie));
  await panel('SessionCreate', {
    input: { email: keep('an address of nobody', `nobody-${random(6)}@people.example`), password },
  });
  await panel('PasswordResetFinish', { input: { code: keep('a made up link', `lyr_${random(20)}`), password } });
  return { email, cookie: signedIn.cookie };
}

const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

/** Programs use valid and invalid keys by both transports; a build and its thumbnail are sent, with errors and without. */
async function liveThroughAnUpload(email: string, cookie: string): Promise<void> {
  const panel = panelOf(product.url);
  const person = (await database.sql.select().from(people)).find((each) => each.email === email);
  if (!person) throw new Error('whoever signed up is a person');
  const ids = { accountId: person.accountId, personId: person.id };
  const key = keep('an API key', (await makeKey(database.sql, new Date(), ids, 'api')).token);
  const streaming = keep('a streaming key', (await makeKey(database.sql, new Date(), ids, 'streaming')).token);
  const unknown = keep('an unknown key', `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`);
  for (const token of [key, streaming, unknown]) {
    await panel('Home', { first: 20, isSearching: false }, { authorization: `Bearer ${token}` });
    await fetch(`${product.url}/graphql?key=${token}`, { headers: { authorization: `Basic ${token}` } });
    await overSocket(token);
  }
  await liveThroughConfigs(key);
  const { input } = startUpload('an-upload-of-secrets').variables;
  const start = { ...input, sendsUpdatesOnEmail: true };
  const uploadId = (await panel('UploadStart', { input: start }, { cookie })).at('uploadStart', 'upload', 'id');
  const signed = await panel('UploadPartsSign', { input: { uploadId, partNumbers: [1] } }, { cookie });
  const headers = headersOf(signed.data?.['uploadPartsSign']);
  keep('the signature of a part link', headers['x-part-signature'] ?? '');
  const url = signed.at('uploadPartsSign', 'links', 0, 'url');
  const bytes = Buffer.from('not a ZIP at all'.repeat(64));
  const digest = createHash('sha256').update(bytes).digest('hex');
  for (const sha256 of [digest.replace(/^./, (first) => (first === '0' ? '1' : '0')), digest]) {
    await fetch(url, { method: 'PUT', body: bytes, headers: { ...headers, 'x-part-sha256': sha256 } });
  }
  await panel('UploadFinish', { input: { uploadId } }, { cookie });
  await mailTo(email, /(Heard)/);
}

/** Sets stream passwords: valid ones, invalid ones, and one while the table of config changes is missing. */
async function liveThroughConfigs(key: string): Promise<void> {
  const run = (mutation: string, password: string) =>
    fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        query: `mutation ($password: String!) { ${mutation} { userErrors { code } } }`,
        variables: { password },
      }),
    });
  const create =
    'configCreate(input: { name: "kiosk", settings: { requiresPassword: true, password: $password }, idempotencyKey: "a-config-of-secrets" })';
  await run(create, keep('a stream password', `stream-${random(8)}`));
  await run(create.replaceAll('kiosk', 'default'), keep('a refused stream password', `stream-${random(8)}`));
  await owner.query('alter table config_changes rename to config_changes_gone');
  await run(
    create.replaceAll('kiosk', 'other').replace('secrets', 'faults'),
    keep('a stream password in a fault', `stream-${random(8)}`),
  );
  await owner.query('alter table config_changes_gone rename to config_changes');
  const { rows } = await owner.query('select name from configs where password_hash is not null');
  expect(rows).toEqual([{ name: 'kiosk' }]);
}

/** Claims an identity on a socket. */
async function overSocket(token: string): Promise<void> {
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql?key=${token}`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  socket.send(
    JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { uploadsChanged { nothing } }' } }),
  );
  socket.send(`{ ${token} is no message`);
  await once(socket, 'close');
}

function headersOf(payload: unknown): Record<string, string> {
  const text = JSON.stringify(payload);
  const named = [...text.matchAll(/"name":"([\w-]+)","value":"([^"]*)"/g)];
  return Object.fromEntries(named.map(([, name = '', value = '']) => [name, value]));
}

/** Every internal failure: missing tables, a mail server that refuses, connections and services that die. */
async function liveThroughFaults(email: string, cookie: string): Promise<void> {
  const panel = panelOf(product.url);
  const address = keep('an address that the mail server refuses', `refused-${random(6)}@people.example`);
  await panel('SignUpStart', { input: { email: address, password: PASSWORD, username: `user_${random(5)}` } });
  await vi.waitFor(() => expect(mailServer.refused).not.toEqual([]), { interval: 20 });

  const late = keep('an address while all is broken', `late-${random(6)}@people.example`);
  const looked = keep('an address that is looked up', `looked-${random(6)}@people.example`);
  const password = keep('a password while all is broken', `Broken-1-${random(8)}`);
  const ask = () =>
    Promise.all([
      panel('SessionCreate', { input: { email, password } }),
      panel('SignUpStart', { input: { email: late, password, username: `user_${random(5)}` } }),
      panel('SignUpCheck', { email: looked }),
      panel('PasswordResetStart', { input: { email } }),
      panel('PasswordResetFinish', { input: { code: secrets.get('a reset link'), password } }),
      panel('UploadStart', { input: startUpload('in-the-middle-of-faults').variables.input }, { cookie }),
      panel('Shell', {}, { cookie }),
    ]);
  for (const table of ['people', 'mails']) {
    await owner.query(`alter table ${table} rename to ${table}_gone`);
    await ask();
    await owner.query(`alter table ${table}_gone rename to ${table}`);
  }
  await owner.query(`alter table sign_ups add constraint never check (email = 'nobody') not valid`);
  await ask();
  await owner.query(`alter table sign_ups drop constraint never`);
  // What a process has not reported yet goes with it.
  await toldOf('Unexpected error');
  await product.kill('api');
  await ask();
  await product.start('api');
}

/** Waits until that alert has been told. */
const toldOf = (words: string) => vi.waitFor(() => expect(told).toContain(words), { interval: 20 });

async function tell(body: string, secret: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'launchyard-signature': signBody(body, secret) };
  const url = `http://127.0.0.1:${product.ports.hooks}/stream-test/notices`;
  return (await fetch(url, { method: 'POST', body, headers })).status;
}

/** The stream test server reports valid data, invalid data, and text that is not JSON. */
async function liveThroughNotices(): Promise<void> {
  const secret = SETTINGS.STREAM_TEST_NOTICE_SECRETS;
  expect(await tell('{"type":"queue.changed"}', secret)).toBe(204);
  expect(await tell(`{ ${secret} is no notice`, secret)).toBe(400);
  expect(await tell('{"type":"queue.changed"}', random())).toBe(401);
}

test('logs and alerts contain no secret and no personal data while people sign in, send, make mistakes and fail', async () => {
  const { email, cookie } = await liveThroughSigningIn();
  await liveThroughAnUpload(email, cookie);
  await liveThroughFaults(email, cookie);
  await liveThroughNotices();
  for (const [name, value] of Object.entries(SETTINGS)) keep(name, value);
  keep('the password of the mail server', SMTP_PASSWORD);
  keep('the address of the database', testDatabase.url);
  keep('the address of the chat', CHAT_PATH);
  await product.stop();

  const { output } = product;
  // Proof that the output was captured: operations, calls, errors from missing tables, and a service that was down.
  expect(output.gateway).toContain('"operation":"SessionCreate"');
  expect(output.gateway).toContain('ECONNREFUSED');
  expect(output.api).toContain('Failed query');
  const { rows } = await owner.query(
    `select to_jsonb(alerts) from alerts union all select to_jsonb(alert_messages) from alert_messages`,
  );
  expect(JSON.stringify(rows)).toContain('uploadFailed');
  const whole = [...Object.values(output), told, JSON.stringify(rows)].join('\n');
  expect(findLeaks(whole, secrets)).toEqual([]);

  // And a secret that is there is found in every encoding.
  for (const [what, secret] of secrets) {
    for (const planted of [secret, encodeURIComponent(secret), Buffer.from(`user:${secret}:x`).toString('base64')]) {
      const found = findLeaks(`${whole}\n{"msg":"fault ${planted}"}\n`, secrets);
      expect(
        found.map((leak) => leak.what),
        what,
      ).toContain(what);
    }
  }
});
