import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Grant } from '@launchyard/domain/access';
import { parseId } from '@launchyard/domain/kit';

/**
 * The condition that restricts a query to the applications that a grant is limited to. Every list, count and look-up of
 * things within applications uses it. Things without an application (null) do not match.
 */
export function withinGrant({ appIds }: Pick<Grant, 'appIds'>, appId: SQLWrapper): SQL | undefined {
  if (appIds === null) return undefined;
  const ids = appIds.flatMap((id) => parseId('app', id) ?? []);
  return inArray(appId, ids);
}
