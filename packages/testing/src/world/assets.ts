import { randomUUID } from 'node:crypto';
import { assetFinish, assetPartsSign, assetStart, type Asset } from '@launchyard/contract/assets';
import { putPart } from '@launchyard/platform/uploads/test-uploader';
import { makePng } from '../pictures/png.ts';
import type { TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';
import { expectReply } from './rest.ts';

/** Adds a library image as its owner. */
export async function makeAsset(world: PlatformWorld, owner: TestPerson, fileName: string): Promise<Asset> {
  const as = { token: owner.session };
  const picture = makePng();
  const file = { kind: 'image', fileName, sizeBytes: picture.length, idempotencyKey: randomUUID() } as const;
  const { upload } = expectReply(await world.rest(assetStart, file, as));
  const signed = await world.rest(assetPartsSign, { assetUploadId: upload.id, partNumbers: [1] }, as);
  for (const link of expectReply(signed).links) await putPart(link, picture);
  return expectReply(await world.rest(assetFinish, { assetUploadId: upload.id }, as)).asset;
}
