import { browserFault, FAULTS_AN_HOUR, type BrowserFault } from '@launchyard/domain/alerts';
import { browserText, readBrowser } from '@launchyard/domain/session';
import { identify } from '../access/identify.ts';
import type { Visitor } from '../http/routes.ts';
import { perAddress, takeAttempt, type Limit } from '../kit/attempts.ts';
import type { Deps } from '../kit/deps.ts';
import { raiseAlert } from './raise.ts';

const HOUR_SECONDS = 3600;

/**
 * Raises an alert about an error in a browser. False for what is not reported, and above the limits: of a client
 * address, and of an account or of all strangers together, so that nobody fills the list.
 */
export async function reportBrowserFault(
  { database, clock, panelOrigin }: Deps & { panelOrigin: string },
  visitor: Visitor,
  fault: BrowserFault,
): Promise<boolean> {
  const { sql } = database;
  const alert = browserFault(fault, browserText(readBrowser(visitor.userAgent)), panelOrigin);
  if (!alert) return false;
  const { token, requestId, clientAddress } = visitor;
  const found = await identify(sql, clock, { token, account: undefined, requestId, clientAddress });
  const limits: Limit[] = [
    perAddress('browser fault', clientAddress, FAULTS_AN_HOUR.address, HOUR_SECONDS),
    'caller' in found
      ? aside('account', found.caller.account.id, FAULTS_AN_HOUR.account)
      : aside('strangers', '', FAULTS_AN_HOUR.strangers),
  ];
  return sql.transaction(async (tx) => {
    if (!(await takeAttempt(tx, clock(), limits))) return false;
    await raiseAlert(tx, clock(), { ...alert, requestId });
    return true;
  });
}

const aside = (kind: string, subject: string, most: number): Limit => ({
  kind: `browser fault ${kind}`,
  subject,
  most,
  windowSeconds: HOUR_SECONDS,
});
