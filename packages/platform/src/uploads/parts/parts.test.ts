import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { uploadPartsSign } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { systemClock } from '../../kit/clock.ts';
import { removeMember } from '../../team/members.ts';
import { putPart, sha256, TestUploader, type PartLink } from '../test-uploader.ts';

const HELLO = Buffer.from('hello');

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ withWorker: true });
  return () => world.close();
});

test('a part being sent while its upload is cancelled and removed is answered that the upload is closed', async () => {
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.start({ sizeBytes: 5 });
  const link = await uploader.sign(id, 1);
  const headers = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
  const slow = httpRequest(link.url, {
    method: 'PUT',
    headers: { ...headers, 'x-part-sha256': sha256(HELLO), 'content-length': '5' },
  });
  slow.write('hel');
  const objects = join(world.config.dataDir, 'files', 'objects');
  const folder = join(objects, parseId('upload', id) ?? '');
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
  await uploader.tryCancel(id);
  await vi.waitFor(async () => expect(await readdir(objects)).toEqual([]));
  slow.end('lo');
  const [response] = await once(slow, 'response');
  const body = (await Array.fromAsync(response)).join('');
  expect(response.statusCode).toBe(409);
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'UPLOAD_CLOSED' } });
  expect(await readdir(objects)).toEqual([]);
});

test('a link ends with the membership of whoever requested it; those of the owner and of a key stay valid', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const uploader = new TestUploader(world, owner);
  const sign = async (id: string, token: string): Promise<PartLink> => {
    const as = { token, account: owner.accountId };
    const [link] = expectReply(await world.rest(uploadPartsSign, { uploadId: id, partNumbers: [1] }, as)).links;
    if (!link) throw new Error('one part was requested, one link is returned');
    return link;
  };
  const [before, after] = [
    await uploader.start({ appName: 'Before', sizeBytes: 5 }),
    await uploader.start({ appName: 'After', sizeBytes: 5 }),
  ];
  expect((await putPart(await sign(before.id, member.session), HELLO)).status).toBe(200);
  const link = await sign(after.id, member.session);
  await removeMember({ ...world, clock: systemClock }, owner.uuids.account, member.uuids.person);
  const refused = await putPart(link, HELLO);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { code: 'PART_LINK_INVALID' } });
  expect((await uploader.get(after.id)).receivedBytes).toBe(0);
  // Claiming somebody else’s name on the link does not help.
  const asOwner = { headers: { 'x-part-person': owner.personId } };
  expect((await putPart(link, HELLO, asOwner)).status).toBe(403);
  expect((await putPart(await sign(after.id, owner.apiKey), HELLO)).status).toBe(200);
});
