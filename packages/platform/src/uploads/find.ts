import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import type { Sql } from '../kit/database.ts';
import { transfers } from '../tables/transfers.ts';
import { uploads, uploadStages } from '../tables/uploads.ts';
import { presentUpload, type StageRow } from './present.ts';
import { selectUploads, uploadColumns, type UploadRow } from './rows.ts';

/** The uploads that a caller may read. */
export const readableBy = ({ account, grant }: Pick<Caller, 'account' | 'grant'>): SQL | undefined =>
  and(eq(uploads.accountId, account.id), withinGrant(grant, uploads.appId));

/** Uploads as callers see them, by UUID; missing and foreign ones are left out. Two queries, however many ids. */
export async function findUploads(sql: Sql, caller: Caller, ids: readonly string[]): Promise<Map<string, Upload>> {
  const rows = await selectUploads(sql).where(and(readableBy(caller), inArray(uploads.id, [...ids])));
  return presentUploads(sql, rows);
}

/** The newest upload of each application (UUIDs) that was not cancelled; applications without one are left out. */
export async function findLatestUploads(sql: Sql, appIds: readonly string[]): Promise<Map<string, Upload>> {
  const rows = await sql
    .selectDistinctOn([uploads.appId], uploadColumns)
    .from(uploads)
    .innerJoin(transfers, eq(transfers.id, uploads.id))
    .where(and(inArray(uploads.appId, [...appIds]), ne(uploads.state, 'cancelled')))
    .orderBy(uploads.appId, desc(uploads.id));
  const shown = await presentUploads(sql, rows);
  return new Map(rows.flatMap((row) => pair(row.appId, shown.get(row.id))));
}

/** Presents rows with their stages, by UUID: one query for all stages. */
export async function presentUploads(sql: Sql, rows: readonly UploadRow[]): Promise<Map<string, Upload>> {
  const ids = rows.map((row) => row.id);
  const stages = await sql.select().from(uploadStages).where(inArray(uploadStages.uploadId, ids));
  const byUpload = Map.groupBy(stages, (stage: StageRow) => stage.uploadId);
  return new Map(rows.map((row) => [row.id, presentUpload(row, byUpload.get(row.id) ?? [])]));
}

/** One row with its stages. */
export async function presentOne(sql: Sql, row: UploadRow): Promise<Upload> {
  const shown = (await presentUploads(sql, [row])).get(row.id);
  if (!shown) throw new Error(`upload ${row.id} was read but not presented`);
  return shown;
}

const pair = <T>(key: string, value: T | undefined): Array<[string, T]> => (value === undefined ? [] : [[key, value]]);
