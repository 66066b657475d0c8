import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CRASH_MAIL_PAUSE_SECONDS, CRASH_STALE_SECONDS, MOST_CRASH_MAILS_AN_HOUR } from '@launchyard/domain/streaming';
import { urlFor } from '@launchyard/testing/database/test-cluster';
import { openJobs, type Jobs } from '../kit/jobs.ts';
import { mails } from '../tables/providers.ts';
import { streamingCrashes } from '../tables/streaming.ts';
import { mailCrashes } from './mail-crashes.ts';
import { noteCrash } from './note-crash.ts';
import { TestMeetings } from './test-meetings.ts';
import { here } from './test-visits.ts';

const PANEL = 'https://panel.example';
let visits: TestMeetings;
let jobs: Jobs;
beforeEach(async () => {
  visits = await TestMeetings.open();
  jobs = await openJobs(urlFor('worker', visits.world), { log: visits.world.log, supervises: false });
});
afterEach(async () => {
  await jobs.stop();
  await visits.world.close();
});

const db = () => visits.world.database.sql;
const mailed = (email: string) => ({ sendEmailUponAppCrash: '1', developersEmail: email });
const readMails = () => db().select().from(mails).orderBy(asc(mails.id));
const dispatch = () =>
  mailCrashes({ database: visits.world.worker, clock: () => visits.now, jobs, panelOrigin: PANEL });

/** A session whose build crashed. */
async function crash(data: Record<string, unknown>, lines: string[] = []) {
  const live = await visits.playLive(data);
  visits.fleet.endBuild(live.id, 'crashed', lines);
  visits.pass(2);
  live.line.say(here());
  await live.line.next('ended');
  const isNoted = async () =>
    (await db().select().from(streamingCrashes)).some(({ sessionId }) => sessionId === live.id);
  await expect.poll(isNoted).toBe(true);
  return live;
}

/** The same again, for a thousand visitors. */
async function crashAgain(times: number): Promise<void> {
  const [session] = await visits.rows();
  if (!session) throw new Error('there is no session');
  await db().transaction(async (tx) => {
    for (let time = 0; time < times; time += 1) await noteCrash(tx, visits.now, session);
  });
}

test('the developer reads which build crashed, where, when, and its last lines', async () => {
  const { link, id } = await crash(mailed(visits.owner.email), ['Fatal error!', 'player at 203.0.113.7 left']);
  await dispatch();
  await dispatch();
  const [mail, ...more] = await readMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'buildCrashed',
    recipient: visits.owner.email,
    subject: 'App_1, version 1 crashed',
  });
  for (const words of [
    `Link: ${link.name}`,
    'It crashed once.',
    '  Fatal error!\n  player at … left',
    `${PANEL}/utilities?search=App_1`,
    `${PANEL}/apps/App_1/links`,
  ]) {
    expect(mail?.body).toContain(words);
  }
  const [row] = await visits.rows();
  expect(row?.id).toBe(id);
  expect(mail?.body).not.toContain(row?.clientAddress ?? 'none');
});

test('a thousand crashes are a mail, and another with their number an hour later', async () => {
  await crash(mailed(visits.owner.email));
  await dispatch();
  await crashAgain(999);
  await dispatch();
  expect(await readMails()).toHaveLength(1);
  visits.pass(CRASH_MAIL_PAUSE_SECONDS);
  await dispatch();
  await dispatch();
  const [, second, ...more] = await readMails();
  expect(more).toEqual([]);
  expect(second?.body).toContain('It crashed 999 times since the last e-mail, 1000 times in all.');
});

test.each([
  ['that is off', () => ({})],
  ['with the address of a stranger', () => mailed('somebody@elsewhere.example')],
])('a config %s mails nobody, and what happened meanwhile is not mailed later', async (_, data) => {
  await crash(data());
  await dispatch();
  visits.pass(CRASH_MAIL_PAUSE_SECONDS);
  await dispatch();
  expect(await readMails()).toEqual([]);
  expect(await db().select().from(streamingCrashes)).toMatchObject([{ count: 1, toldCount: 1, mailedAt: null }]);
});

test('a member of the account is told, a member of another one is not', async () => {
  const member = await visits.world.person({ memberOf: visits.owner });
  await crash(mailed(member.email.toUpperCase()));
  await dispatch();
  expect(await readMails()).toMatchObject([{ recipient: member.email }]);
  const stranger = await visits.world.person();
  await crash(mailed(stranger.email));
  await dispatch();
  expect(await readMails()).toHaveLength(1);
});

test('an account gets a few an hour, whatever crashes there; the others follow while they are news', async () => {
  await crash(mailed(visits.owner.email));
  const [session] = await visits.rows();
  if (!session) throw new Error('there is no session');
  await db().transaction(async (tx) => {
    for (let version = 1; version <= 2 * MOST_CRASH_MAILS_AN_HOUR; version += 1) {
      const versionId = `00000000-0000-4000-8000-${String(version).padStart(12, '0')}`;
      await noteCrash(tx, visits.now, { ...session, versionId, version });
    }
  });
  await dispatch();
  expect(await readMails()).toHaveLength(MOST_CRASH_MAILS_AN_HOUR);
  visits.pass(CRASH_MAIL_PAUSE_SECONDS + 1);
  await dispatch();
  expect(await readMails()).toHaveLength(2 * MOST_CRASH_MAILS_AN_HOUR);
  visits.pass(CRASH_STALE_SECONDS);
  await dispatch();
  expect(await readMails()).toHaveLength(2 * MOST_CRASH_MAILS_AN_HOUR);
});

test('the crash of a meeting is one, however many watch, and a build that ends is none', async () => {
  const { host, id, join } = await visits.startMeeting(mailed(visits.owner.email));
  const { guest } = await join();
  visits.fleet.endBuild(id, 'crashed');
  visits.pass(2);
  host.say(here());
  await Promise.all([host.next('ended'), guest.next('ended')]);
  await expect.poll(() => visits.openRows()).toEqual([]);
  const other = await visits.playLive(mailed(visits.owner.email));
  visits.fleet.endBuild(other.id, 'exited');
  visits.pass(2);
  other.line.say(here());
  expect(await other.line.next('ended')).toMatchObject({ reason: 'buildEnded' });
  await expect.poll(() => visits.openRows()).toEqual([]);
  expect(await db().select().from(streamingCrashes)).toMatchObject([{ sessionId: id, count: 1 }]);
});

test('a running worker mails by itself', async () => {
  const worker = await visits.world.startWorker();
  try {
    await crash(mailed(visits.owner.email));
    await expect.poll(readMails).toHaveLength(1);
  } finally {
    await worker.close();
  }
});
