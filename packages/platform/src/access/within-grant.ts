import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Grant } from '@launchyard/domain/access';
import { parseId } from '@launchyard/domain/kit';

/**
 * The condition that keeps a query to the applications that a grant is limited to, if it is: every list, count and look-up of what belongs to
 * an application has it. What is of no application (null) does not meet it.
 */
export function withinGrant({ appIds }: Pick<Grant, 'appIds'>, appId: SQLWrapper): SQL | undefined {
  if (appIds === null) return undefined;
  const ids = appIds.flatMap((id) => parseId('app', id) ?? []);
  return inArray(appId, ids);
}
