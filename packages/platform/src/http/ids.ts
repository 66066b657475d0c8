import { parseId, type IdKind } from '@launchyard/domain/kit';
import { parseLinkId } from '@launchyard/domain/links';

/*
 * Routes parse the public ids of a call once: handlers only see UUIDs, and null for invalid ids. These parse more than
 * one id.
 */

/** The UUIDs of the valid ids of this kind; invalid ones are dropped. */
export const parseIds = (kind: IdKind, ids: readonly string[]): string[] =>
  ids.flatMap((id) => parseId(kind, id) ?? []);

/** The same for links of either kind. */
export const parseLinkIds = (ids: readonly string[]): string[] => ids.flatMap((id) => parseLinkId(id)?.id ?? []);

/** A look-up by id or by name. */
export type LookUp = { id: string } | { name: string };

/** Everything that is looked up: UUIDs, and names as they are compared. */
export const parseLookUps = (kind: IdKind, by: readonly LookUp[]): { ids: string[]; nameKeys: string[] } => ({
  ids: parseIds(
    kind,
    by.flatMap((each) => ('id' in each ? each.id : [])),
  ),
  nameKeys: by.flatMap((each) => ('name' in each ? each.name.toLowerCase() : [])),
});
