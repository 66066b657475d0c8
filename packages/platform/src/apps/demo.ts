import { and, eq, isNull } from 'drizzle-orm';
import { DEMO_APP_NAME } from '@launchyard/domain/apps';
import { formatId } from '@launchyard/domain/kit';
import { parseLinkUrl, type StreamBases } from '@launchyard/domain/links';
import { takeDemoAway } from '../accounts/change.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publish } from '../events/publish.ts';
import type { Deps } from '../kit/deps.ts';
import { findVisit, type VisitNeeds } from '../links/stream.ts';
import { accounts } from '../tables/accounts.ts';

export interface DemoNeeds extends VisitNeeds {
  /** Unset: the installation has none. */
  demoAppUrl: string | undefined;
  bases: StreamBases;
}

/**
 * The demo application that every account starts with, until somebody removes it there; null if the installation has
 * none.
 */
export async function findDemo(
  { demoAppUrl: url, ...needs }: DemoNeeds,
  accountId: string,
): Promise<{ name: string; url: string } | null> {
  if (url === undefined) return null;
  const isKept = and(eq(accounts.id, accountId), isNull(accounts.demoDeletedAt));
  if ((await needs.sql.$count(accounts, isKept)) === 0) return null;
  return (await canPlay(needs, url)) ? { name: DEMO_APP_NAME, url } : null;
}

/** A link of this installation is offered only while it opens a stream. Others are taken at their word. */
async function canPlay({ bases, ...needs }: Omit<DemoNeeds, 'demoAppUrl'>, url: string): Promise<boolean> {
  const base = Object.values(bases).find((each) => url.startsWith(`${each}/`));
  if (base === undefined) return true;
  const { pathname, searchParams } = new URL(url.slice(base.length), base);
  const address = parseLinkUrl(pathname, (name) => searchParams.get(name));
  return address !== null && (await findVisit(needs, address)).kind === 'open';
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
