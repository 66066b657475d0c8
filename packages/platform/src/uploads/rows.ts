import { eq, getTableColumns } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { transfers, type TransferRow } from '../tables/transfers.ts';
import { uploads } from '../tables/uploads.ts';

const {
  id: _id,
  accountId: _account,
  kind: _kind,
  state: _state,
  createdAt: _created,
  startedBy: _starter,
  ...sent
} = getTableColumns(transfers);

/** An upload and the transfer of its ZIP, as one row: `state` is the upload’s. */
export const uploadColumns = { ...sent, transferState: transfers.state, ...getTableColumns(uploads) };

/** The transfer’s columns that are not in the upload’s own row. */
type Sent = Omit<TransferRow, 'id' | 'accountId' | 'kind' | 'state' | 'createdAt' | 'startedBy'> & {
  transferState: TransferRow['state'];
};
export type UploadRow = typeof uploads.$inferSelect & Sent;

/** `select … from uploads` joined with the transfers. Locking such rows locks both. */
export function selectUploads(sql: Sql) {
  return sql.select(uploadColumns).from(uploads).innerJoin(transfers, eq(transfers.id, uploads.id));
}

/** The transfer of an upload. */
export const transferOf = (row: UploadRow): Omit<UploadRow, 'state'> & { state: TransferRow['state'] } => ({
  ...row,
  state: row.transferState,
});

/** What the audit log calls an upload. */
export const uploadLabel = ({ appName, versionNumber }: Pick<UploadRow, 'appName' | 'versionNumber'>): string =>
  `${appName} v${versionNumber}`;
