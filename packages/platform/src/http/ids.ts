import { parseId, type IdKind } from '@launchyard/domain/kit';
import { parseLinkId } from '@launchyard/domain/links';

/*
 * Routes read the public ids of a call, once: behind them there are UUIDs only, and null for what was the id of nothing. These read what is
 * more than one id.
 */

/** The UUIDs of those that are ids of the kind: what is none names nothing. */
export const parseIds = (kind: IdKind, ids: readonly string[]): string[] =>
  ids.flatMap((id) => parseId(kind, id) ?? []);

/** The same of links of either kind. */
export const parseLinkIds = (ids: readonly string[]): string[] => ids.flatMap((id) => parseLinkId(id)?.id ?? []);

/** What is looked up by its id or by its name. */
export type LookUp = { id: string } | { name: string };

/** All that is looked up: UUIDs, and names as they are compared. */
export const parseLookUps = (kind: IdKind, by: readonly LookUp[]): { ids: string[]; nameKeys: string[] } => ({
  ids: parseIds(
    kind,
    by.flatMap((each) => ('id' in each ? each.id : [])),
  ),
  nameKeys: by.flatMap((each) => ('name' in each ? each.name.toLowerCase() : [])),
});
