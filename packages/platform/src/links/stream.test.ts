import { Agent, request } from 'node:http';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { appVersionDelete } from '@launchyard/contract/apps';
import * as contract from '@launchyard/contract/links';
import { formatId, parseId } from '@launchyard/domain/kit';
import {
  WRONG_LINK_PASSWORDS,
  WRONG_LINK_PASSWORDS_PER_ADDRESS,
  WRONG_LINK_PASSWORDS_UNTIL_WARY,
  WRONG_LINK_PASSWORDS_WHEN_WARY,
} from '@launchyard/domain/links';
import { addressSubject } from '@launchyard/domain/session';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink as makeLinkOf } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { hashPassword } from '../kit/passwords.ts';
import { attempts } from '../kit/tables.ts';
import { appVersions } from '../tables/apps.ts';
import { configs } from '../tables/configs.ts';

let world: PlatformWorld;
let owner: TestPerson;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now, config: { trustedProxies: ['127.0.0.1'] } });
  owner = await world.person();
  return () => world.close();
});

let count = 0;

/** A link with a config that has these wire settings, and optionally a password. */
async function makeLink(data: Record<string, unknown> = {}, password?: string) {
  count += 1;
  const configId = await makeConfig(world, owner, `config_${count}`, data, password);
  const { id: appId } = await makeTestedApp(world, owner, `App_${count}`);
  return makeLinkOf(world, owner, { appId, configId });
}

const asksPassword = { isPasswordToSecureStreamAccess: '1' };

async function type(url: string, password: string, from = '203.0.113.1') {
  const headers = { 'x-forwarded-for': from };
  const response = await fetch(url, { method: 'POST', headers, body: new URLSearchParams({ password }) });
  return { response, html: await response.text() };
}

async function visit(url: string, cookie?: string) {
  const response = await fetch(url, cookie === undefined ? {} : { headers: { cookie } });
  return { response, html: await response.text() };
}

const title = async (url: string) => /<h1>(.*?)<\/h1>/.exec((await visit(url)).html)?.[1];

/** Its title and its first sentence. */
const says = async (url: string) => {
  const { html } = await visit(url);
  return [/<h1>(.*?)<[/]h1>/.exec(html)?.[1], /<p>(.*?)[.]/.exec(html)?.[1]];
};

test('each reason why a link does not open has its own page', async () => {
  const origin = world.config.addresses.stream;
  expect(await title(`${origin}/v5/nobody/Nothing/default`)).toBe('This link has expired');
  expect(await title(`${origin}/nonsense`)).toBe('There is nothing at this address');
  expect(await title(`${origin}/v6/abcdefghijklmnopqrst-_`)).toBe('This link has expired');

  const removed = await makeLink();
  const target = { linkId: removed.id };
  expectReply(await world.rest(contract.linkDelete, target, { token: owner.session }));
  expect(await title(removed.url)).toBe('This link was deleted');

  const ended = await makeLink({ specificDateForStreamUrlExpire: '1', urlExpiretime: '2026-11-20T10:05:00.000Z' });
  expect(await title(ended.url)).toBe(ended.appName);
  now = new Date('2026-11-20T10:05:00Z');
  expect(await title(ended.url)).toBe('This link has expired');
  expect((await visit(ended.url)).html).toContain('It opened until 20 November 2026');

  const empty = await makeLink();
  const ofApp = eq(appVersions.appId, parseId('app', empty.appId) ?? '');
  await world.database.sql.update(appVersions).set({ testedAt: null }).where(ofApp);
  expect(await title(empty.url)).toBe('There is nothing to show');
});

test('a state is told in the look of its link: its pictures and name, unless the address hides them', async () => {
  const pictures = { BGI: 'https://cdn.example/house.jpg', Logo: 'https://cdn.example/logo.png' };
  const dressed = await makeLink({ ...asksPassword, ...pictures }, 'open sesame');
  const { html } = await visit(dressed.url);
  expect(html).toContain('<img class="background" src="https://cdn.example/house.jpg"');
  expect(html).toContain('<img class="mark" src="https://cdn.example/logo.png"');
  expect(html).toContain(`<span>${owner.username}</span>`);
  const hidden = await makeLink({ ...asksPassword, ...pictures, anonymizeURL: '1' }, 'open sesame');
  const secret = (await visit(hidden.url)).html;
  expect(secret).toContain('https://cdn.example/house.jpg');
  for (const name of [owner.username, hidden.appName]) expect(secret).not.toContain(name);
  expectReply(await world.rest(contract.linkDelete, { linkId: dressed.id }, { token: owner.session }));
  const removed = (await visit(dressed.url)).html;
  expect(removed).toContain('https://cdn.example/logo.png');
  expect(removed).toContain('<a class="button" href="">Check again</a>');
  // Names that lead to no link are nobody’s.
  const nobodys = (await visit(`${world.config.addresses.stream}/v5/${owner.username}/Nothing/default`)).html;
  expect(nobodys).not.toContain(owner.username);
});

test('an address with a version that the link no longer opens says so; a version that never existed is not mentioned', async () => {
  const as = { token: owner.session };
  const app = await makeTestedApp(world, owner, 'Versions', [1, 2, 3]);
  const first = await makeLinkOf(world, owner, { appId: app.id, version: 1 });
  const [deleted] = await world.database.sql
    .select({ id: appVersions.id })
    .from(appVersions)
    .where(and(eq(appVersions.appId, parseId('app', app.id) ?? ''), eq(appVersions.number, 1)));
  const appVersionId = formatId('appVersion', deleted?.id ?? '');
  expectReply(await world.rest(appVersionDelete, { appVersionId }, as));
  const expired = 'This link has expired';
  expect(await says(first.url)).toEqual([expired, 'The address is for version 1, which its owner deleted']);
  expect(await says(first.url.replace('=1', '=2'))).toEqual([expired, 'The link opens another version now']);
  const nothing = await says(first.url.replace('=1', '=9'));
  expect(nothing).toEqual([expired, 'This address no longer leads to an application']);
  // Without a link to these names nobody learns which versions exist.
  await makeConfig(world, owner, 'versions_unused', {});
  expect(await says(first.url.replace('/default', '/versions_unused'))).toEqual(nothing);
});

test('malformed addresses get the page for unknown addresses and cause no fault', async () => {
  const origin = world.config.addresses.stream;
  const paths = [
    '/v5/%00/a/b',
    '/v5/a/%/b',
    '/v5/a/b/%ED%A0%80',
    '/v5/a/b?GuestMeetingId=%00',
    '/v5/a/b/c?hostMeetingId=%00',
    '/v5/a/b/c?appVersion=%00',
    '/v6/%00',
    '/v6/eyJvd25lciI6ImFcdTAwMDAiLCJhcHBOYW1lIjoiYiIsImNvbmZpZ05hbWUiOiJjIn0=',
    `/v5/${'a'.repeat(15_000)}/b/c`,
    `/v5/${'a'.repeat(100_000)}/b/c`,
  ];
  for (const path of paths) {
    const { response, html } = await visit(origin + path);
    expect([path.slice(0, 80), response.status]).toEqual([path.slice(0, 80), 404]);
    expect(html).toMatch(/There is nothing at this address|This link has expired/);
  }
});

test('a link with a password opens for viewers who know it, and remembers them for some hours', async () => {
  const link = await makeLink(asksPassword, 'open sesame');
  const asked = await visit(link.url);
  expect(asked.response.status).toBe(200);
  expect(asked.html).toContain('type="password"');
  expect(asked.html).not.toContain('is ready');

  const wrong = await type(link.url, 'guess');
  expect(wrong.response.status).toBe(403);
  expect(wrong.html).toContain('Wrong password. Try again.');

  const right = await type(link.url, 'open sesame');
  expect(right.html).toContain('is ready');
  const cookie = right.response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  const pass = cookie.split(';')[0] ?? '';
  expect((await visit(link.url, pass)).html).toContain('is ready');

  const other = await makeLink(asksPassword, 'open sesame');
  const [, value = ''] = pass.split('=');
  const borrowed = `pass_${parseId('streamingLink', other.id)}=${value}`;
  expect((await visit(other.url, borrowed)).html).not.toContain('is ready');
  const until = Number(value.split('.')[0]);
  expect((await visit(link.url, pass.replace(String(until), String(until + 1)))).html).not.toContain('is ready');

  const passwordHash = await hashPassword('another one', { lane: 'configs', owner: 'test' });
  await world.database.sql
    .update(configs)
    .set({ passwordHash })
    .where(eq(configs.id, parseId('config', link.configId) ?? ''));
  expect((await visit(link.url, pass)).html).not.toContain('is ready');
  const again = await type(link.url, 'another one');
  now = new Date(now.getTime() + 12 * 3600 * 1000);
  expect((await visit(link.url, again.response.headers.get('set-cookie')?.split(';')[0])).html).not.toContain(
    'is ready',
  );
});

test('after too many guesses at a link the viewer must wait and is told how long; others, and other links, open', async () => {
  const link = await makeLink(asksPassword, 'hard to guess');
  const other = await makeLink(asksPassword, 'easy');
  const from = '203.0.113.9';
  const guesses = Array.from({ length: WRONG_LINK_PASSWORDS }, () => type(link.url, 'guess', from));
  for (const guess of guesses) expect((await guess).response.status).toBe(403);
  const stopped = await type(link.url, 'hard to guess', from);
  expect(stopped.response.status).toBe(429);
  expect(stopped.html).toContain('Too many wrong passwords. Try again in 15 minutes.');
  expect(stopped.response.headers.get('retry-after')).toBe('900');
  expect((await type(other.url, 'easy', from)).response.status).toBe(200);
  expect((await type(link.url, 'hard to guess', '203.0.113.10')).response.status).toBe(200);
  now = new Date(now.getTime() + 900_001);
  expect((await type(link.url, 'hard to guess', from)).response.status).toBe(200);
});

/** As if somebody had guessed that often. */
const note = (kind: string, subject: string, times: number) =>
  world.database.sql.insert(attempts).values(Array.from({ length: times }, () => ({ kind, subject, at: now })));

test('guessing at many links locks the guesser out of all, and many guessers at one link lock nobody else out', async () => {
  const link = await makeLink(asksPassword, 'hard to guess');
  const from = '203.0.113.21';
  await note('link password address', addressSubject(from), WRONG_LINK_PASSWORDS_PER_ADDRESS);
  expect((await type(link.url, 'hard to guess', from)).response.status).toBe(429);

  await note('link password', parseId('streamingLink', link.id) ?? '', WRONG_LINK_PASSWORDS_UNTIL_WARY);
  const fresh = '203.0.113.22';
  for (let i = 0; i < WRONG_LINK_PASSWORDS_WHEN_WARY; i++) {
    expect((await type(link.url, 'guess', fresh)).response.status).toBe(403);
  }
  expect((await type(link.url, 'guess', fresh)).response.status).toBe(429);
  expect((await type(link.url, 'hard to guess', '203.0.113.23')).response.status).toBe(200);
});

test('link pages run no scripts, and without an allowed website nothing of the origin may be framed', async () => {
  const link = await makeLink({
    Logo: 'https://cdn.example/"><script>.png',
    BGI: 'javascript:alert(1)',
    TitleBarIcon: 'https://cdn.example/icon.png?a=1&b=2',
  });
  const { response, html } = await visit(link.url);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("default-src 'none'");
  // Invalid picture addresses are not shown, as in the preview; valid ones are escaped.
  expect(html).not.toMatch(/<script|%3Cscript|&lt;script|javascript:/);
  expect(html).toContain('https://cdn.example/icon.png?a=1&amp;b=2');
  const refused = await fetch(link.url, { method: 'DELETE' });
  expect(refused.status).toBe(405);
  for (const answer of [response, refused]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await fetch(link.url, { method: 'HEAD' })).status).toBe(200);
});

test('a config without autoplay shows its play button first', async () => {
  const link = await makeLink({ ShouldAutoPlay: '0', PlayBtn: 'https://cdn.example/play.png' });
  const { html } = await visit(link.url);
  expect(html).toMatch(/<summary><img[^>]*src="https:\/\/cdn.example\/play.png"/);
  expect((await visit((await makeLink()).url)).html).not.toContain('<summary');
});

test('a body longer than any password is not read: the page says so, and the connection serves the next request', async () => {
  const link = await makeLink(asksPassword, 'short');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (length: number) =>
    new Promise<{ status: number | undefined; html: string; isReused: boolean }>((resolve, reject) => {
      const asked = request(link.url, { agent, method: 'POST' }, (response) => {
        let html = '';
        response.setEncoding('utf8').on('data', (text: string) => (html += text));
        response.on('end', () => resolve({ status: response.statusCode, html, isReused: asked.reusedSocket }));
      });
      asked.on('error', reject).end(`password=${'x'.repeat(length)}`);
    });
  const refused = await post(300_000);
  expect(refused.status).toBe(413);
  expect(refused.html).toContain('No password is that long. Try again.');
  expect(await post(200)).toMatchObject({ status: 403, isReused: true });
  agent.destroy();
});
