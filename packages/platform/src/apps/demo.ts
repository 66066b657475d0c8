import { and, eq, isNull } from 'drizzle-orm';
import { DEMO_APP_NAME } from '@launchyard/domain/apps';
import { formatId } from '@launchyard/domain/kit';
import { takeDemoAway } from '../accounts/change.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publish } from '../events/publish.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { accounts } from '../tables/accounts.ts';

/**
 * The demo application that every account starts with, until somebody removes it there; null if the installation has
 * none.
 */
export async function findDemo(
  sql: Sql,
  demoAppUrl: string | undefined,
  accountId: string,
): Promise<{ name: string; url: string } | null> {
  if (demoAppUrl === undefined) return null;
  const isKept = and(eq(accounts.id, accountId), isNull(accounts.demoDeletedAt));
  return (await sql.$count(accounts, isKept)) === 1 ? { name: DEMO_APP_NAME, url: demoAppUrl } : null;
}

/** Permanently removes it from the account’s list. */
export async function deleteDemo(
  { clock }: Deps,
  inTransaction: InTransaction,
  accountId: string,
): Promise<Record<string, never>> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    const account = formatId('account', accountId);
    note({ subject: account, label: DEMO_APP_NAME });
    const isTaken = await takeDemoAway(tx, now, accountId);
    if (isTaken) await publish(tx, now, accountId, { type: 'app.deleted', accountId: account, appId: null });
    return {};
  });
}
