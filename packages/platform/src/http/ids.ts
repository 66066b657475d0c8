import { kitViolations, parseId, type IdKind } from '@launchyard/domain/kit';
import { parseLinkId } from '@launchyard/domain/links';
import type { Page, PageQuestion } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';

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

/** A list whose cursors are the ids of its rows. Refuses a cursor that is none. */
export const parsePage = <Question extends PageQuestion>(kind: IdKind, question: Question) =>
  readCursor(question, (after) => parseId(kind, after));

/** A list whose cursors are the numbers of its rows. */
export const parseNumberedPage = <Question extends PageQuestion>(question: Question) =>
  readCursor(question, (after) => (/^[1-9][0-9]{0,8}$/.test(after) ? Number(after) : null));

function readCursor<Question extends PageQuestion, Cursor>(
  { after, ...asked }: Question,
  parse: (after: string) => Cursor | null,
): Omit<Question, 'after'> & Page<Cursor> {
  return { ...asked, beyond: after === undefined ? undefined : (parse(after) ?? refuse(kitViolations.badCursor)) };
}
