import type { Standing } from '@launchyard/domain/session';

/** The account that a thing belongs to, and how the caller stands to it. Every object of the schema carries it to its fields. */
export interface Scope {
  id: string;
  standing: Standing;
}

export type Owned<Row> = Row & { account: Scope };

export function owned<Row extends object>({ id, standing }: Scope, row: Row): Owned<Row> {
  return { ...row, account: { id, standing } };
}

/** The same for what may not be there. */
export function ownedOrNull<Row extends object>(scope: Scope, row: Row | null): Owned<Row> | null {
  return row && owned(scope, row);
}
