import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { assetStart, type assetUpload } from '@launchyard/contract/assets';
import { assetViolations, checkAssetFile, MAX_UNFINISHED_ASSETS, type AssetKind } from '@launchyard/domain/assets';
import { formatId, normalName } from '@launchyard/domain/kit';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Bin } from '../bin/bin.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { reserveStorage } from '../plans/reserve.ts';
import { assets } from '../tables/assets.ts';
import { transfers, type TransferRow } from '../tables/transfers.ts';
import { openTransfer } from '../transfers/open.ts';
import { lockTransfer } from '../transfers/rows.ts';
import { presentUpload } from './upload.ts';

/**
 * Starts the upload of a library file and reserves its storage, or refuses by name, type, size and storage before a
 * byte is sent. The same idempotency key returns the same file in its current state.
 */
export async function startAsset(
  { clock, bin }: Pick<Deps, 'clock'> & { bin: Bin },
  inTransaction: InTransaction,
  caller: Caller,
  { kind, fileName: given, sizeBytes, idempotencyKey }: z.output<(typeof assetStart)['input']>,
): Promise<z.input<typeof assetUpload>> {
  const fileName = normalName(given);
  refuseAny(checkAssetFile({ kind, fileName, sizeBytes }));
  const now = clock();
  const accountId = caller.account.id;
  const asked = { kind, fileName, sizeBytes };
  const request = { accountId, key: idempotencyKey, call: assetStart.name, input: asked };
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const id = await once(tx, now, request, () => open(tx, { now, bin, caller, ...asked }));
    note({ subject: formatId('asset', id), label: fileName });
    return presentUpload(tx, await readStarted(tx, accountId, id));
  });
}

interface NewAsset {
  now: Date;
  bin: Bin;
  caller: Caller;
  kind: AssetKind;
  fileName: string;
  sizeBytes: number;
}

async function open(tx: Tx, { now, bin, caller, kind, fileName, sizeBytes }: NewAsset): Promise<string> {
  const [accountId, personId] = [caller.account.id, caller.person.id];
  const isUnfinished = and(
    eq(transfers.accountId, accountId),
    eq(transfers.state, 'open'),
    eq(transfers.kind, 'asset'),
  );
  if ((await tx.$count(transfers, isUnfinished)) >= MAX_UNFINISHED_ASSETS) refuse(assetViolations.tooManyUnfinished);
  await reserveStorage(tx, bin, accountId, sizeBytes);
  const id = await openTransfer(tx, now, { kind: 'asset', accountId, personId, fileName, sizeBytes });
  await tx.insert(assets).values({ id, accountId, kind, name: fileName, createdAt: now, createdBy: actorOf(caller) });
  return id;
}

/** What the key created may have been discarded or deleted since. */
async function readStarted(tx: Tx, accountId: string, id: string): Promise<TransferRow> {
  const isIt = and(eq(assets.id, id), eq(assets.accountId, accountId), isNull(assets.binItemId));
  if ((await tx.$count(assets, isIt)) === 0) refuse({ ...assetViolations.notFound, field: ['idempotencyKey'] });
  const transfer = await lockTransfer(tx, id);
  if (!transfer) throw new Error(`asset ${id} has no transfer`);
  return transfer;
}
