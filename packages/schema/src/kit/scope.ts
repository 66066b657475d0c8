import type { Grant } from '@launchyard/domain/access';

/** The account of an object and the caller’s grant in it. Every object of the schema has it for its fields. */
export interface Scope {
  id: string;
  grant: Grant;
}

export type Owned<Row> = Row & { account: Scope };

export function owned<Row extends object>({ id, grant }: Scope, row: Row): Owned<Row> {
  return { ...row, account: { id, grant } };
}

/** The same for a nullable object. */
export function ownedOrNull<Row extends object>(scope: Scope, row: Row | null): Owned<Row> | null {
  return row && owned(scope, row);
}
