import { eq } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { transfers, type TransferRow } from '../tables/transfers.ts';

export async function readTransfer(sql: Sql, id: string): Promise<TransferRow | undefined> {
  const [row] = await sql.select().from(transfers).where(eq(transfers.id, id));
  return row;
}

/** The same, locked until the transaction ends: no part is recorded, and nobody commits or ends it. */
export async function lockTransfer(tx: Sql, id: string): Promise<TransferRow | undefined> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('no key update');
  return row;
}
