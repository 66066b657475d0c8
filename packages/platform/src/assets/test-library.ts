import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  assetCancel,
  assetDelete,
  assetFinish,
  assetList,
  assetPartsSign,
  assetStart,
  type Asset,
} from '@launchyard/contract/assets';
import type { CallInput } from '@launchyard/contract/kit';
import { storageStatus } from '@launchyard/contract/plans';
import type { AssetKind } from '@launchyard/domain/assets';
import { parseId } from '@launchyard/domain/kit';
import type { PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { putPart } from '../uploads/test-uploader.ts';

export const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);

/** Somebody with a library, and what they do there. */
export async function libraryOwner(world: PlatformWorld) {
  const person = await world.person();
  const as = { token: person.session };
  const tryStart = (
    kind: AssetKind,
    fileName: string,
    sizeBytes: number,
    idempotencyKey: string = crypto.randomUUID(),
  ) => world.rest(assetStart, { kind, fileName, sizeBytes, idempotencyKey }, as);
  const trySign = (assetUploadId: string, partNumbers = [1]) =>
    world.rest(assetPartsSign, { assetUploadId, partNumbers }, as);
  const send = async (kind: AssetKind, bytes: Buffer, fileName = kind === 'video' ? 'film.mp4' : 'sky.png') => {
    const { upload } = expectReply(await tryStart(kind, fileName, bytes.length));
    for (let number = 1, at = 0; at < bytes.length; number += 1, at += upload.partBytes) {
      const [link] = expectReply(await trySign(upload.id, [number])).links;
      if (!link) throw new Error('one part was to be signed');
      expect((await putPart(link, bytes.subarray(at, at + upload.partBytes))).status).toBe(200);
    }
    return upload.id;
  };
  const tryFinish = (assetUploadId: string) => world.rest(assetFinish, { assetUploadId }, as);
  const add = async (kind: AssetKind, bytes: Buffer, fileName?: string): Promise<Asset> =>
    expectReply(await tryFinish(await send(kind, bytes, fileName))).asset;
  const list = async (input: CallInput<typeof assetList> = { kind: 'image' }) =>
    expectReply(await world.rest(assetList, input, as)).edges.map(({ node }) => node);
  const used = async () => expectReply(await world.rest(storageStatus, {}, as));
  const remove = (assetId: string) => world.rest(assetDelete, { assetId }, as);
  const cancel = (assetUploadId: string) => world.rest(assetCancel, { assetUploadId }, as);
  return { person, as, tryStart, trySign, send, tryFinish, add, list, used, remove, cancel };
}

/** The bytes of a file on disk, by either of its ids. */
export const stored = async (world: PlatformWorld, id: string) => {
  const uuid = parseId('asset', id) ?? parseId('transfer', id) ?? '';
  return readdir(join(world.config.dataDir, 'files', 'objects', uuid)).catch(() => []);
};
