import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signOut } from '@launchyard/contract/session';
import { uploadPartsSign, uploadStart } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import type { Asker } from '@launchyard/testing/world/rest';
import { expectReply } from '@launchyard/testing/world/rest';
import { PUBLIC_BOUNDS } from '@launchyard/process/guarded-server';
import { endKey } from '../keys/keys.ts';
import { createFilesServer } from '../files.ts';
import { accounts } from '../tables/accounts.ts';
import { uploadSendings } from '../tables/uploads.ts';
import { removeMember } from '../team/members.ts';
import { putPart, sha256, type PartLink } from '../uploads/test-uploader.ts';

let now = new Date('2026-01-01T12:00:00.000Z');
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const HELLO = Buffer.from('hello');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let names = 0;
/** Starts an upload of so many bytes and returns a link for its one part. */
async function begin(as: Asker, sizeBytes = 5): Promise<{ id: string; link: PartLink }> {
  const start = { appName: `Held${++names}`, fileName: 'a.zip', sizeBytes, fingerprint: 'a'.repeat(64) };
  const { upload } = expectReply(
    await world.rest(uploadStart, { ...start, idempotencyKey: `held upload ${names}` }, as),
  );
  const { links } = expectReply(await world.rest(uploadPartsSign, { uploadId: upload.id, partNumbers: [1] }, as));
  const [link] = links;
  if (!link) throw new Error('one part was to be signed');
  return { id: upload.id, link };
}

const filesOf = (id: string) =>
  readdir(join(world.config.dataDir, 'files', 'objects', parseId('upload', id) ?? '')).catch(() => []);

/** Starts to send a part, and stops after four bytes. */
function stopShort(link: PartLink) {
  const headers = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
  const sent = httpRequest(link.url, {
    method: 'PUT',
    agent: false,
    headers: { ...headers, [link.sha256Header]: sha256(HELLO), 'content-length': String(link.sizeBytes) },
  });
  sent.write('hell');
  return sent;
}

const reply = z.object({ error: z.object({ code: z.string() }).optional() });
const answerOf = async (sent: ReturnType<typeof stopShort>) => {
  const [response] = await once(sent, 'response');
  const body = reply.parse(JSON.parse(Buffer.concat(await response.toArray()).toString()));
  return [response.statusCode, body.error?.code, response.headers['retry-after']];
};

describe('of several bodies sent for one part', () => {
  test('only one is received, however many stop a byte short', async () => {
    const { id, link } = await begin({ token: (await world.person()).session });
    const first = stopShort(link);
    await expect.poll(() => filesOf(id)).toHaveLength(1);
    const others = Array.from({ length: 10 }, () => stopShort(link));
    const answers = await Promise.all(others.map(answerOf));
    expect(answers).toEqual(others.map(() => [429, 'PART_UNDER_WAY', '1']));
    expect(await filesOf(id)).toHaveLength(1);
    for (const each of others) each.destroy();
    first.end('o');
    expect(await answerOf(first)).toEqual([200, undefined, undefined]);
    const isIt = eq(uploadSendings.uploadId, parseId('upload', id) ?? '');
    const [sending] = await world.database.sql.select().from(uploadSendings).where(isIt);
    expect(sending, 'and the others do not count as failed tries').toMatchObject({ parts: 1, retries: 0 });
  });

  test('a silent one gives way to the next, so that a connection that broke unnoticed blocks nobody', async () => {
    const { id, link } = await begin({ token: (await world.person()).session });
    const silent = stopShort(link);
    const ended = once(silent, 'error');
    await expect.poll(() => filesOf(id)).toHaveLength(1);
    pass(9);
    expect((await putPart(link, HELLO)).status).toBe(429);
    pass(1);
    expect((await putPart(link, HELLO)).status).toBe(200);
    await ended;
    await expect.poll(() => filesOf(id)).toHaveLength(1);
  });
});

test('a part whose sender stops sending is abandoned', async () => {
  const addresses = { ...world.config.addresses, ports: { ...world.config.addresses.ports, files: 0, stream: 0 } };
  const bounds = { ...PUBLIC_BOUNDS, idleSeconds: 0.1 };
  const impatient = await createFilesServer({ ...world.config, addresses }, { bounds, clock: () => now });
  const { id, link } = await begin({ token: (await world.person()).session });
  const silent = stopShort({ ...link, url: link.url.replace(/:\d+/, `:${impatient.port}`) });
  await expect(once(silent, 'response')).rejects.toThrow('socket hang up');
  await expect.poll(() => filesOf(id)).toEqual([]);
  await impatient.close();
});

/** Ways to gain permission to send to an account, and how each of them ends. */
const ENDS: Array<[string, () => Promise<{ as: Asker; end: () => Promise<unknown> }>]> = [
  [
    'the session',
    async () => {
      const as = { token: (await world.person()).session };
      return { as, end: () => world.rest(signOut, {}, as) };
    },
  ],
  [
    'the key',
    async () => {
      const person = await world.person();
      return { as: { token: person.apiKey }, end: () => endKey(deps(), person.uuids.key) };
    },
  ],
  [
    'the membership',
    async () => {
      const owner = await world.person();
      const member = await world.person({ memberOf: owner });
      const end = () => removeMember(deps(), owner.uuids.account, member.uuids.person);
      return { as: { token: member.session, account: owner.accountId }, end };
    },
  ],
];
test('a link of somebody whose profile is unfinished writes nothing', async () => {
  const person = await world.person();
  const { id, link } = await begin({ token: person.session });
  const nameless = { username: null, usernameKey: null };
  await world.database.sql.update(accounts).set(nameless).where(eq(accounts.id, person.uuids.account));
  expect((await putPart(link, HELLO)).status).toBe(403);
  expect(await filesOf(id)).toEqual([]);
});

const deps = () => ({ database: world.database, clock: () => now, log: world.log });

describe.each(ENDS)('once %s that requested a link has ended', (_, arrange) => {
  test('nothing more can be written with it', async () => {
    const { as, end } = await arrange();
    const { id, link } = await begin(as);
    await end();
    const answer = await putPart(link, HELLO);
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'PART_LINK_INVALID' } }]);
    expect(await filesOf(id)).toEqual([]);
  });

  test('a body that is being sent with it does not count, and is interrupted', async () => {
    const { as, end } = await arrange();
    const [short, long] = [await begin(as), await begin(as, 6)];
    const [shortBody, longBody] = [stopShort(short.link), stopShort(long.link)];
    for (const { id } of [short, long]) await expect.poll(() => filesOf(id)).toHaveLength(1);
    await end();
    shortBody.end('o');
    expect(await answerOf(shortBody)).toEqual([403, 'PART_LINK_INVALID', undefined]);
    const cut = once(longBody, 'error');
    pass(6);
    longBody.write('o');
    await cut;
    for (const { id } of [short, long]) await expect.poll(() => filesOf(id)).toEqual([]);
  });
});
