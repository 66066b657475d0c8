import type { SupportCaseRow } from '@launchyard/contract/support-case';
import { eq } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { presentCase, selectCases } from '../access/support-case.ts';
import type { Deps } from '../kit/deps.ts';
import { supportCases } from '../tables/support.ts';

/** A case (a UUID) that was just changed, as the caller may know it. */
export async function readCase(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  caller: Caller,
  id: string | null,
): Promise<SupportCaseRow> {
  const [row] = id === null ? [] : await selectCases(database.sql, eq(supportCases.id, id));
  if (!row) throw new Error('a case that was just changed is gone');
  return presentCase(row, caller, clock());
}
