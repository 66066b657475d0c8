import { DEFAULT_PAGE, MAX_PAGE } from '@launchyard/domain/kit';
import type { InterfaceRef, ObjectRef } from '@pothos/core';
import { builder, type Types } from './builder.ts';
import { costs } from './cost.ts';
import { badUserInput } from './errors.ts';

interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number;
}

/** The response of the services’ lists. */
interface Page<Row> {
  edges: Edge<Row>[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number;
}

export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/**
 * Declares `<Node>Connection` and `<Node>Edge`. `plural` says in words what is listed: `applications`. `More` is what the list knows
 * besides; its fields are added with `builder.objectField`.
 */
export function connectionType<Node extends object, More extends object = object>(
  node: ObjectRef<Types, Node> | InterfaceRef<Types, Node>,
  plural: string,
) {
  const edge = builder.objectRef<Edge<Node>>(`${node.name}Edge`).implement({
    description: `An item of a page of ${plural}, with its cursor.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', {
        description: 'The cursor of the item. Pass it as `after` to continue from here.',
      }),
      node: t.expose('node', { type: node, description: 'The item.' }),
    }),
  });
  return builder.objectRef<Connection<Node> & More>(`${node.name}Connection`).implement({
    description: `A page of ${plural}.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: `The ${plural} on this page, with their cursors.`,
        extensions: costs({ items: 'page' }),
        resolve: (parent) => parent.edges,
      }),
      nodes: t.field({
        type: [node],
        description: `The ${plural} on this page.`,
        extensions: costs({ items: 'page' }),
        resolve: (parent) => parent.edges.map((each) => each.node),
      }),
      pageInfo: t.field({ type: PageInfo, description: 'Information for paging.', resolve: pageInfo }),
      totalCount: t.int({
        description: `The total number of ${plural}.`,
        resolve: (parent) => parent.totalCount,
      }),
    }),
  });
}

/** The arguments of every list. */
export const pageArguments = builder.args((t) => ({
  first: t.int({
    description: `Return the first items, at most this many: 0 to ${MAX_PAGE}. Defaults to ${DEFAULT_PAGE}.`,
  }),
  after: t.string({ description: 'Return the items after this cursor. Omit to start at the beginning.' }),
  last: t.int({
    description: `Return the last items, at most this many: 0 to ${MAX_PAGE}. Cannot be combined with \`first\` or \`after\`.`,
  }),
  before: t.string({
    description: 'Return the items before this cursor, to page backward. Omit to start at the end.',
  }),
}));

/** The `first` of a list without cursors, which shows only its beginning. Returns 20 if it is unset; throws BAD_USER_INPUT if it is too large. */
export function firstOf({ first }: { first?: number | null }): number {
  checkSizes({ first });
  return first ?? DEFAULT_PAGE;
}

/** The arguments for the services. Throws BAD_USER_INPUT for a page that is too large. */
export function pageInput({ first, after, last, before }: PageArguments) {
  checkSizes({ first, last });
  return {
    first: first ?? undefined,
    after: after ?? undefined,
    last: last ?? undefined,
    before: before ?? undefined,
  };
}

/** A page of rows as a connection. */
export function asConnection<Row, Node>(page: Page<Row>, present: (row: Row) => Node): Connection<Node> {
  return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: present(node) })) };
}

function checkSizes(sizes: Record<string, number | null | undefined>): void {
  for (const [name, size] of Object.entries(sizes)) {
    if (typeof size === 'number' && (size < 0 || size > MAX_PAGE)) {
      throw badUserInput(`Ask for 0 to ${MAX_PAGE} a page: \`${name}\` is ${size}.`);
    }
  }
}

interface PageInfoShape {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

const PageInfo = builder.objectRef<PageInfoShape>('PageInfo').implement({
  description: 'Information for paging through a list.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', {
      description:
        'Whether there are items after this page. Always true when paging backward with `before`, even if those items have been deleted since.',
    }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description:
        'Whether there are items before this page. Always true when paging forward with `after`, even if those items have been deleted since.',
    }),
    startCursor: t.exposeString('startCursor', {
      nullable: true,
      description: 'The cursor of the first item on this page. Null when the page is empty.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description:
        'The cursor of the last item on this page. Pass it as `after` for the next page. Null when the page is empty.',
    }),
  }),
});

function pageInfo({ edges, hasNextPage, hasPreviousPage }: Connection<unknown>): PageInfoShape {
  return {
    hasNextPage,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
}
