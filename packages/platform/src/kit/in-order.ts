import { formatId, type IdKind } from '@launchyard/domain/kit';

/** Orders rows by the requested ids, with null for malformed, foreign and missing ones alike. */
export function inOrder<Row extends { id: string }, Shown>(
  kind: IdKind | ((row: Row) => IdKind),
  ids: readonly string[],
  rows: readonly Row[],
  present: (row: Row) => Shown,
): Array<Shown | null> {
  const found = new Map(rows.map((row) => [formatId(typeof kind === 'string' ? kind : kind(row), row.id), row]));
  return ids.map((id) => {
    const row = found.get(id);
    return row ? present(row) : null;
  });
}
