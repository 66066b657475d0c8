import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { assetStart, assetUpload } from '@launchyard/contract/assets';
import { assetViolations, checkAssetFile, MAX_UNFINISHED_ASSETS } from '@launchyard/domain/assets';
import { formatId, normalName } from '@launchyard/domain/kit';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { reserveStorage } from '../../plans/reserve.ts';
import { actorOf } from '../../session/actor.ts';
import type { Caller } from '../../session/caller.ts';
import type { InTransaction } from '../../support/auditedTransaction.ts';
import { openTransfer } from '../../transfers/open.ts';
import { lockTransfer } from '../../transfers/rows.ts';
import { transfers } from '../../transfers/tables.ts';
import { lockAccount } from '../../uploads/locks.ts';
import { assets } from '../tables.ts';
import { presentUpload } from './upload.ts';

/** Begins to send a file to the library and reserves its storage, or refuses: name, type by its name, size and room, before a byte is sent. */
export async function startAsset(
  { clock, jobs }: Pick<Deps, 'clock'> & { jobs: Jobs },
  inTransaction: InTransaction,
  caller: Caller,
  { kind, fileName: given, sizeBytes }: z.output<(typeof assetStart)['input']>,
): Promise<z.input<typeof assetUpload>> {
  const { account, person } = caller;
  const fileName = normalName(given);
  refuseAny(checkAssetFile({ kind, fileName, sizeBytes }));
  const now = clock();
  const accountId = account.id;
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const isUnfinished = and(
      eq(transfers.accountId, accountId),
      eq(transfers.state, 'open'),
      eq(transfers.kind, 'asset'),
    );
    if ((await tx.$count(transfers, isUnfinished)) >= MAX_UNFINISHED_ASSETS) refuse(assetViolations.tooManyUnfinished);
    await reserveStorage(tx, jobs, accountId, sizeBytes);
    const id = await openTransfer(tx, now, { kind: 'asset', accountId, personId: person.id, fileName, sizeBytes });
    await tx.insert(assets).values({ id, accountId, kind, name: fileName, createdAt: now, createdBy: actorOf(caller) });
    note({ subject: formatId('asset', id) });
    const transfer = await lockTransfer(tx, id);
    if (!transfer) throw new Error('the transfer was not written');
    return presentUpload(tx, transfer);
  });
}
