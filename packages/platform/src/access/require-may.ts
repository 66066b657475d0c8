import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { may, mayRead, type Action } from '@launchyard/domain/access';
import { formatId, type Violation } from '@launchyard/domain/kit';
import { FaultError } from '../kit/fault.ts';
import { refuse } from '../kit/refuse.ts';
import type { Caller } from './caller.ts';

export const NOT_ALLOWED = 'Your credential does not allow this.';
export const FOR_ADMINS = 'This is for admins.';
export const CASE_REQUIRED = 'Open a case for this account first.';

/**
 * Throws unless the caller may do this to an application (a UUID) of the account, or with null to something of the
 * whole account. An application that they may not read is refused like a missing one. Calls about an application check
 * this as soon as the application is known, before they reveal or do anything else.
 */
export function requireMay(
  { grant, asked }: Pick<Caller, 'grant' | 'asked'>,
  action: Action,
  app: { id: string; ifMissing: Violation } | null,
): void {
  asked.add(action);
  const appId = app && formatId('app', app.id);
  if (app && !mayRead(grant, appId)) refuse(app.ifMissing);
  if (!may(grant, action, appId ?? undefined)) throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
}
