import type { Grant } from '@launchyard/domain/access';

/** The account that a thing belongs to, and what the caller may do in it. Every object of the schema carries it to its fields. */
export interface Scope {
  id: string;
  grant: Grant;
}

export type Owned<Row> = Row & { account: Scope };

export function owned<Row extends object>({ id, grant }: Scope, row: Row): Owned<Row> {
  return { ...row, account: { id, grant } };
}

/** The same for what may not be there. */
export function ownedOrNull<Row extends object>(scope: Scope, row: Row | null): Owned<Row> | null {
  return row && owned(scope, row);
}
