import { randomBytes } from 'node:crypto';
import { uploadStart } from '@launchyard/contract/uploads';
import { appList } from '@launchyard/contract/apps';
import { streamingLinkCreate } from '@launchyard/contract/links';
import { apps, thumbnails } from '@launchyard/platform/tables/apps';
import { newId } from '@launchyard/platform/kit/columns';
import { transfers } from '@launchyard/platform/tables/transfers';
import { makeManyApps } from '@launchyard/testing/world/many-apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import type { PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeAuthorizations } from '../kit/keys.ts';
import { APPS } from './query.ts';

/**
 * Creates a person with 50 applications, each with a version, a link and a running upload. Returns their
 * `Authorization` headers.
 */
export async function arrangeAccount(world: PlatformWorld): Promise<string[]> {
  const person = await world.person({ purchasedStorageBytes: 1e12 });
  await makeManyApps(world.database.sql, person, APPS);
  const as = { token: person.apiKey };
  const { edges } = expectReply(await world.rest(appList, { first: APPS }, as));
  for (const { node } of edges) {
    const started = { appName: node.name, isUpdate: true, fileName: `${node.name}.zip`, sizeBytes: 100_000_000 };
    expectReply(
      await world.rest(
        uploadStart,
        { ...started, fingerprint: 'f'.repeat(64), idempotencyKey: `upload-${node.id}` },
        as,
      ),
    );
    expectReply(await world.rest(streamingLinkCreate, { appId: node.id, idempotencyKey: `link-${node.id}` }, as));
  }
  await makePictures(world, person);
  return makeAuthorizations(world, person);
}

/** Inserts a thumbnail for each application: only the rows that lists read. */
async function makePictures({ database: { sql } }: PlatformWorld, { uuids }: TestPerson): Promise<void> {
  const now = new Date();
  const found = await sql.select({ id: apps.id }).from(apps);
  const pictures = found.map(({ id }) => ({ id: newId(), appId: id }));
  const transfer = {
    kind: 'thumbnail',
    state: 'committed',
    fileName: 'a.png',
    sizeBytes: 1024,
    partBytes: 1024,
  } as const;
  const sent = { accountId: uuids.account, startedBy: uuids.person, createdAt: now, lastByteAt: now };
  await sql.insert(transfers).values(pictures.map(({ id }) => ({ id, ...transfer, ...sent })));
  const looks = { mediaType: 'image/png', width: 640, height: 360, shownAt: now } as const;
  await sql
    .insert(thumbnails)
    .values(pictures.map((each) => ({ ...each, ...looks, key: randomBytes(24).toString('base64url') })));
}
