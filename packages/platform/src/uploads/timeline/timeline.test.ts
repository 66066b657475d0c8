import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { uploadCancel, uploadUpdate } from '@launchyard/contract/uploads';
import { uploadTimeline } from '@launchyard/contract/upload-timeline';
import { parseId, SYSTEM } from '@launchyard/domain/kit';
import { MAX_TIMELINE_EVENTS } from '@launchyard/domain/uploads';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { openDatabase } from '../../kit/database.ts';
import { uploadEvents, uploadSendings } from '../../tables/uploads.ts';
import { makePartsSmall, putPart, TestUploader } from '../test-uploader.ts';
import { tellIdleSendings } from './idle.ts';
import { noteRetry } from './sending.ts';

let now = new Date('2026-03-01T12:00:00.000Z');
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const PART = Buffer.alloc(10, 'x');

/** An upload of ten parts of ten bytes. */
async function begin() {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ sizeBytes: 100 });
  await makePartsSmall(world, id, 10);
  const send = async (...numbers: number[]) => {
    for (const number of numbers) {
      expect((await uploader.send(id, number, PART)).status).toBe(200);
      pass(10);
    }
  };
  return { person, uploader, id, send };
}

async function timeline(person: TestPerson, uploadId: string, page: { first?: number; after?: string } = {}) {
  return expectReply(await world.rest(uploadTimeline, { uploadId, ...page }, { token: person.session }));
}

/** The events, oldest first. */
const told = async (person: TestPerson, uploadId: string) =>
  (await timeline(person, uploadId, { first: 100 })).edges.map(({ node }) => node).toReversed();

const kinds = async (person: TestPerson, uploadId: string) => (await told(person, uploadId)).map(({ kind }) => kind);

const watch = () => tellIdleSendings({ database: world.database, clock: () => now, log: world.log });

test('the timeline starts with who started the upload, and with which client', async () => {
  const { person, uploader, id } = await begin();
  const createdBy = { kind: 'member', label: person.username };
  expect(await told(person, id)).toEqual([{ number: 1, kind: 'started', createdBy, createdAt: now.toISOString() }]);
  expect(await uploader.get(id)).toMatchObject({ createdBy, client: 'panel' });
});

test('programs and people are distinguished, and so are the command and other programs', async () => {
  const person = await world.person();
  const program = new TestUploader(world, { ...person, session: person.apiKey });
  const { id } = await program.start({ appName: 'One' });
  const [started] = await told(person, id);
  const createdBy = { kind: 'apiKey', label: person.username };
  expect(started?.createdBy).toEqual(createdBy);
  expect(await program.get(id)).toMatchObject({ createdBy, client: 'api' });
  const cli = await program.start({ appName: 'Two', client: 'cli' });
  expect(cli).toMatchObject({ createdBy, client: 'cli' });
});

test('parts are recorded by period, not individually, with bytes, time and retries', async () => {
  const { person, uploader, id, send } = await begin();
  await send(1, 2, 3);
  const link = await uploader.sign(id, 4);
  expect(
    (await putPart(link, Buffer.alloc(10, 'y'), { headers: { [link.sha256Header]: '0'.repeat(64) } })).status,
  ).toBe(422);
  await send(4, 5, 6, 7, 8, 9, 10);
  expectReply(await uploader.tryFinish(id));
  expect(await told(person, id)).toMatchObject([
    { kind: 'started' },
    { kind: 'sent', createdBy: SYSTEM, bytes: 100, seconds: 90, parts: 10, retries: 1, storageProvider: 'default' },
    { kind: 'committed', bytes: 100, parts: 10, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

test('a try that fails after its upload was cancelled is not counted', async () => {
  const { uploader, id, send } = await begin();
  await send(1);
  const uploadId = parseId('upload', id) ?? '';
  expectReply(await uploader.tryCancel(id));
  await noteRetry(world.database, now, uploadId, 'default');
  expect(await world.database.sql.$count(uploadSendings, eq(uploadSendings.uploadId, uploadId))).toBe(0);
});

test('a long sending is recorded every five minutes', async () => {
  const { person, uploader, id } = await begin();
  for (let number = 1; number <= 10; number++) {
    expect((await uploader.send(id, number, PART)).status).toBe(200);
    pass(50);
  }
  expectReply(await uploader.tryFinish(id));
  expect(await told(person, id)).toMatchObject([
    { kind: 'started' },
    { kind: 'sent', bytes: 70, seconds: 300 },
    { kind: 'sent', bytes: 30, seconds: 100 },
    { kind: 'committed' },
  ]);
});

test('silence is recorded once, and then that sending resumed', async () => {
  const { person, id, send } = await begin();
  await send(1, 2);
  await watch();
  expect(await kinds(person, id)).toEqual(['started']);
  pass(60);
  await watch();
  await watch();
  pass(3600);
  await send(3);
  expect(await told(person, id)).toMatchObject([
    { kind: 'started' },
    { kind: 'sent', bytes: 20 },
    { kind: 'paused' },
    { kind: 'resumed', waitedSeconds: 3670 },
  ]);
});

test('a gap that nobody watched is recorded when it ends', async () => {
  const { person, id, send } = await begin();
  await send(1);
  pass(7200);
  await send(2);
  expect(await kinds(person, id)).toEqual(['started', 'sent', 'resumed']);
});

test('a client that sends heartbeats stalls instead', async () => {
  const { person, uploader, id, send } = await begin();
  await send(1);
  for (let seconds = 0; seconds <= 150; seconds += 30) {
    expectReply(await uploader.tryHeartbeat(id));
    await watch();
    pass(30);
  }
  await send(2);
  const [, , stalled, resumed] = await told(person, id);
  expect(await kinds(person, id)).toEqual(['started', 'sent', 'stalled', 'resumed']);
  for (const event of [stalled, resumed])
    expect(event && 'waitedSeconds' in event && event.waitedSeconds).toBeGreaterThanOrEqual(120);
});

test('the switch of stores is recorded with its actor, and with what was sent to each', async () => {
  const { person, uploader, id, send } = await begin();
  await send(1, 2);
  expectReply(await uploader.tryAlternate(id));
  expectReply(await uploader.tryAlternate(id));
  await send(3, 4, 5, 6, 7, 8, 9, 10);
  expectReply(await uploader.tryFinish(id));
  expect(await told(person, id)).toMatchObject([
    { kind: 'started' },
    { kind: 'sent', bytes: 20, storageProvider: 'default' },
    { kind: 'moved', createdBy: { label: person.username } },
    { kind: 'sent', bytes: 80, storageProvider: 'alternate' },
    { kind: 'committed', storageProvider: 'alternate' },
  ]);
});

test('the timeline and the upload name who cancelled it; cancelling twice is recorded once', async () => {
  const { person, uploader, id, send } = await begin();
  const member = await world.person({ memberOf: person });
  await send(1);
  const asMember = { token: member.session, account: person.accountId };
  expectReply(await world.rest(uploadCancel, { uploadId: id }, asMember));
  expectReply(await uploader.tryCancel(id));
  const by = { kind: 'member', label: member.username };
  expect(await uploader.get(id)).toMatchObject({ state: 'cancelled', failure: null, cancelledBy: by });
  expect((await told(person, id)).slice(1)).toMatchObject([{ kind: 'sent' }, { kind: 'cancelled', createdBy: by }]);
});

test('switching the e-mails is recorded if it changes something', async () => {
  const { person, id } = await begin();
  const as = { token: person.session };
  for (const sendsUpdatesOnEmail of [true, true, false]) {
    expectReply(await world.rest(uploadUpdate, { uploadId: id, sendsUpdatesOnEmail }, as));
  }
  expect(await kinds(person, id)).toEqual(['started', 'mails_on', 'mails_off']);
});

describe('pages', () => {
  test('newest events come first, and the cursor continues where a page ended', async () => {
    const { person, uploader, id, send } = await begin();
    await send(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expectReply(await uploader.tryFinish(id));
    const first = await timeline(person, id, { first: 2 });
    expect(first).toMatchObject({ hasNextPage: true, totalCount: 3 });
    expect(first.edges.map(({ node }) => node.kind)).toEqual(['committed', 'sent']);
    const rest = await timeline(person, id, { first: 2, after: first.edges.at(-1)?.cursor ?? '' });
    expect(rest).toMatchObject({ hasNextPage: false, edges: [{ node: { kind: 'started' } }] });
  });

  test.each(['upl_none', 'theirs'])('an upload that is %s has no timeline', async (which) => {
    const { id } = await begin();
    const stranger = await world.person();
    const uploadId = which === 'theirs' ? id : which;
    const { refusals } = await world.rest(uploadTimeline, { uploadId }, { token: stranger.session });
    expect(refusals).toMatchObject([{ code: 'UPLOAD_NOT_FOUND' }]);
  });

  test('at ten thousand events a page still reads only its own rows; further sending is left out, but the end is recorded', async () => {
    const { person, uploader, id, send } = await begin();
    const uploadId = parseId('upload', id) ?? '';
    for (let from = 2; from < MAX_TIMELINE_EVENTS; from += 1000) {
      const rows = Array.from({ length: Math.min(1000, MAX_TIMELINE_EVENTS - from) }, (_, index) => ({
        uploadId,
        number: from + index,
        createdAt: now,
        createdBy: SYSTEM,
        kind: 'resumed' as const,
        details: { stage: 'upload' as const, waitedSeconds: 1 },
      }));
      await world.database.sql.insert(uploadEvents).values(rows);
    }
    await send(1);
    expectReply(await uploader.tryAlternate(id));
    expectReply(await uploader.tryCancel(id));
    const { edges, totalCount } = await timeline(person, id, { first: 3 });
    expect(edges.map(({ node }) => node.kind)).toEqual(['cancelled', 'shortened', 'resumed']);
    expect(totalCount).toBe(MAX_TIMELINE_EVENTS + 1);

    // Like the server’s automatic analyze, some time after so many rows arrived.
    const owner = openDatabase(world.migrationUrl, { connections: 1, onError: () => undefined });
    await owner.sql.execute('analyze upload_events');
    await owner.close();
    const page = `select * from upload_events where upload_id = '${uploadId}' and number < 5000 order by number desc limit 21`;
    const newest = `select max(number) from upload_events where upload_id = '${uploadId}'`;
    for (const query of [page, newest]) {
      const { rows } = await world.database.sql.execute(`explain (analyze, format json) ${query}`);
      expect(rowsRead(rows[0]?.['QUERY PLAN'])).toBeLessThanOrEqual(21);
    }
  });
});

/** The most rows that any step of a plan has read. */
function rowsRead(plan: unknown): number {
  const read: number[] = [];
  JSON.stringify(plan, (key, value: unknown) => {
    if (key === 'Actual Rows' || key === 'Rows Removed by Filter') read.push(Number(value));
    return value;
  });
  return Math.max(...read);
}
