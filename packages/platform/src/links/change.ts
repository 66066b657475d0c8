import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { normalName } from '@launchyard/domain/kit';
import { checkLinkName, formatLinkId, type LinkName, linkViolations } from '@launchyard/domain/links';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { findConfig } from '../configs/find.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { links } from '../tables/links.ts';
import { changedAt } from './as-left.ts';
import { checkVersion, lockLink } from './find.ts';
import { selectLinks, type PresentedRow } from './present.ts';

/** The link, or null for an invalid id, and the revision that the caller has seen. */
export interface LinkChange {
  link: LinkName | null;
  revision: number;
}

type LinkRow = typeof links.$inferSelect;
/** What to change, or a refusal. */
type Decide = (tx: Tx, link: LinkRow) => Promise<Partial<Pick<LinkRow, 'name' | 'configId' | 'version'>>>;

/**
 * Changes one link, unless it was changed since the caller read it: refuses with LINK_CHANGED then. Of two concurrent
 * changes the second is refused, unless both want the same, as in a retry. A change without effect makes no revision.
 * Deleting its application, version or config waits meanwhile.
 */
export async function changeLink(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  { link: name, revision }: LinkChange,
  decide: Decide,
): Promise<PresentedRow> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const link = await lockLink(tx, caller, name);
    note({ subject: formatLinkId(link), label: link.name });
    const isChanged = link.revision !== revision;
    if (isChanged && link.revision !== revision + 1) return refuse(linkViolations.changed);
    const change = await decide(tx, link);
    const isDifferent = !isDeepStrictEqual({ ...link, ...change }, link);
    if (isChanged && isDifferent) return refuse(linkViolations.changed);
    const [before] = isDifferent ? await selectLinks(tx, eq(links.id, link.id)) : [];
    if (isDifferent) {
      await tx
        .update(links)
        .set({ ...change, ...changedAt(now) })
        .where(eq(links.id, link.id));
      await publishContent(tx, now, accountId, 'links');
    }
    const [row] = await selectLinks(tx, eq(links.id, link.id));
    if (!row) throw new Error('a changed link no longer exists');
    if (before) note({ before: inWords(before), after: inWords(row) });
    return row;
  });
}

/** For the audit log. */
const inWords = ({ name, configName, version }: PresentedRow) => ({
  name,
  config: configName,
  version: version === null ? 'Latest' : `v${version}`,
});

export const setConfig =
  (configId: string | null): Decide =>
  async (tx, link) => ({ configId: (await findConfig(tx, link.accountId, configId)).id });

/** `versionId` is undefined for Latest, or null for an invalid id. */
export const setVersion =
  (versionId: string | null | undefined): Decide =>
  async (tx, link) => ({ version: await checkVersion(tx, link.appId, versionId) });

export const rename =
  (given: string): Decide =>
  async (tx, link) => {
    refuseAny(checkLinkName(given));
    const name = normalName(given);
    const isOther = and(eq(links.accountId, link.accountId), eq(links.name, name), isNull(links.binItemId));
    if ((await tx.$count(links, and(isOther, ne(links.id, link.id)))) > 0) refuse(linkViolations.nameTaken);
    return { name };
  };
