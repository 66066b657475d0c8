import { asc, desc, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DEFAULT_PAGE, kitViolations } from '@launchyard/domain/kit';
import { refuse } from './refuse.ts';

/** The requested page: forward from the start (`first`, `after`), or backward from the end (`last`, `before`). */
export interface PageQuestion {
  first?: number | undefined;
  after?: string | undefined;
  last?: number | undefined;
  before?: string | undefined;
}

export type Direction = 'asc' | 'desc';

/** A column that a list is ordered by, and its value in a row. */
export interface SortKey<Row> {
  by: PgColumn;
  kind: keyof typeof isValue;
  of: (row: Row) => Value;
}

/**
 * The order of a list: keys whose combination is unique. Cursors hold the values of these keys, so a list continues at
 * its place even if the row there was deleted. A cursor of another table or order, identified by `name`, is refused.
 */
export interface Order<Row> {
  name: string;
  direction: Direction;
  keys: readonly [SortKey<Row>, ...SortKey<Row>[]];
}

export interface Edges<Node> {
  edges: { cursor: string; node: Node }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number;
}

/** The parts of a page’s query, and a function that makes the reply from its rows. */
export interface PageQuery<Row> {
  where: SQL | undefined;
  orderBy: SQL[];
  /** One row more than requested: it tells whether there are more. */
  limit: number;
  answer: <Found extends Row, Node>(
    rows: readonly Found[],
    totalCount: number,
    present: (row: Found) => Node,
  ) => Edges<Node>;
}

/** By age, newest first by default: ids sort by creation time. */
export const byAge = (id: PgColumn, direction: Direction = 'desc'): Order<{ id: string }> => ({
  name: 'age',
  direction,
  keys: [idKey(id)],
});

/** Makes an order unique. */
export const idKey = (id: PgColumn): SortKey<{ id: string }> => ({ by: id, kind: 'id', of: (row) => row.id });

/** Parses a page request. Refuses a cursor that this order never returned, and a request in both directions. */
export function pageQuery<Row>(order: Order<Row>, question: PageQuestion): PageQuery<Row> {
  const { first, after, last, before } = question;
  const isBack = last !== undefined || before !== undefined;
  if (isBack && (first !== undefined || after !== undefined)) refuse(kitViolations.pageBothWays);
  const size = (isBack ? last : first) ?? DEFAULT_PAGE;
  const cursor = isBack ? before : after;
  const isRising = (order.direction === 'asc') !== isBack;
  return {
    where: cursor === undefined ? undefined : beyond(order, readCursor(order, cursor), isRising),
    orderBy: order.keys.map(({ by }) => (isRising ? asc(by) : desc(by))),
    limit: size + 1,
    answer: (rows, totalCount, present) => {
      const shown = rows.slice(0, size);
      const goesOn = rows.length > size;
      // A cursor comes from a row, so there was at least that one on its other side; whether it still is, is not asked.
      const cameFrom = cursor !== undefined;
      return {
        edges: (isBack ? shown.toReversed() : shown).map((row) => ({
          cursor: cursorOf(order, row),
          node: present(row),
        })),
        hasNextPage: isBack ? cameFrom : goesOn,
        hasPreviousPage: isBack ? goesOn : cameFrom,
        totalCount,
      };
    },
  };
}

export const NO_ROWS: Edges<never> = { edges: [], hasNextPage: false, hasPreviousPage: false, totalCount: 0 };

type Value = string | number;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As `toISOString` writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const MAX_INTEGER = 2 ** 31 - 1;

/** Which cursor values may reach the database, by the kind of column. */
const isValue = {
  id: (value: unknown) => typeof value === 'string' && UUID.test(value),
  instant: (value: unknown) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
  integer: (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER,
  bytes: (value: unknown) => Number.isSafeInteger(value),
  text: (value: unknown) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
} satisfies Record<string, (value: unknown) => boolean>;

/** The rows beyond a place. Compared as one row value, which an index over the keys supports. */
function beyond({ keys }: Order<never>, place: readonly Value[], isRising: boolean): SQL {
  const columns = sql.join(
    keys.map(({ by }) => sql`${by}`),
    sql`, `,
  );
  const values = sql.join(
    place.map((value) => sql`${value}`),
    sql`, `,
  );
  return isRising ? sql`(${columns}) > (${values})` : sql`(${columns}) < (${values})`;
}

const cursorOf = <Row>(order: Order<Row>, row: Row): string =>
  Buffer.from(JSON.stringify([nameOf(order), ...order.keys.map((key) => key.of(row))])).toString('base64url');

const nameOf = ({ name, keys: [{ by }] }: Order<never>): string => `${getTableName(by.table)} ${name}`;

function readCursor(order: Order<never>, cursor: string): Value[] {
  const { keys } = order;
  const [of, ...values] = parse(cursor);
  const isOurs = of === nameOf(order) && values.length === keys.length;
  if (!isOurs || !keys.every(({ kind }, index) => isValue[kind](values[index]))) refuse(kitViolations.badCursor);
  return values;
}

function parse(cursor: string): Value[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
