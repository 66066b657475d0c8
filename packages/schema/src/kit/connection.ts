import { DEFAULT_PAGE, MAX_PAGE } from '@launchyard/domain/kit';
import type { ObjectRef } from '@pothos/core';
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

/** What the lists of the services answer. */
interface Page<Row> {
  edges: Edge<Row>[];
  hasNextPage: boolean;
  totalCount: number;
}

interface PageArguments {
  first?: number | null;
  after?: string | null;
}

/**
 * Declares `<Node>Connection` and `<Node>Edge`. `plural` says in words what is listed: `applications`. `More` is what the list knows
 * besides; its fields are added with `builder.objectField`.
 */
export function connectionType<Node extends object, More extends object = object>(
  node: ObjectRef<Types, Node>,
  plural: string,
) {
  const edge = builder.objectRef<Edge<Node>>(`${node.name}Edge`).implement({
    description: `One of the ${plural} of a page, with its place in the list.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', {
        description: 'The place in the list: give it as `after` to go on from here.',
      }),
      node: t.expose('node', { type: node, description: 'What stands at this place.' }),
    }),
  });
  return builder.objectRef<Connection<Node> & More>(`${node.name}Connection`).implement({
    description: `A page of ${plural}.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: `The ${plural} of this page with their cursors.`,
        extensions: costs({ items: 'first' }),
        resolve: (parent) => parent.edges,
      }),
      nodes: t.field({
        type: [node],
        description: `The ${plural} of this page, without cursors.`,
        extensions: costs({ items: 'first' }),
        resolve: (parent) => parent.edges.map((each) => each.node),
      }),
      pageInfo: t.field({ type: PageInfo, description: 'Whether there is more.', resolve: pageInfo }),
      totalCount: t.int({
        description: `How many ${plural} there are on all pages together.`,
        resolve: (parent) => parent.totalCount,
      }),
    }),
  });
}

/** The arguments of every list. */
export const pageArguments = builder.args((t) => ({
  first: t.int({ description: `How many at most, 0 to ${MAX_PAGE}; ${DEFAULT_PAGE} when left out.` }),
  after: t.string({ description: 'The cursor of the last one seen; left out, the list begins at its start.' }),
}));

/** The arguments as the services take them. Throws BAD_USER_INPUT for a page that is too large. */
export function pageInput({ first, after }: PageArguments): { first?: number; after?: string } {
  if (typeof first === 'number' && (first < 0 || first > MAX_PAGE)) {
    throw badUserInput(`Ask for 0 to ${MAX_PAGE} a page: \`first\` is ${first}.`);
  }
  return { first: first ?? undefined, after: after ?? undefined };
}

/** A page of rows as a connection of what the schema makes of each row. */
export function asConnection<Row, Node>(
  page: Page<Row>,
  { after }: PageArguments,
  present: (row: Row) => Node,
): Connection<Node> {
  return {
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: present(node) })),
    hasNextPage: page.hasNextPage,
    // A cursor comes from a row, so there is at least that one before this page.
    hasPreviousPage: typeof after === 'string',
    totalCount: page.totalCount,
  };
}

interface PageInfoShape {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

const PageInfo = builder.objectRef<PageInfoShape>('PageInfo').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether more come after this page.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether there are some before this page.' }),
    startCursor: t.exposeString('startCursor', {
      nullable: true,
      description: 'The cursor of the first one on this page; null when the page is empty.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description:
        'The cursor of the last one on this page: give it as `after` for the next page. Null when it is empty.',
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
