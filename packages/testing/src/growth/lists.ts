import type { GraphqlAsker, World } from '../world/world.ts';

/** A list of the schema: the type and id of the node that has it, its field, and arguments besides the page, such as `kind: IMAGE, `. */
export interface List {
  of: string;
  id: string;
  field: string;
  filter?: string;
}

const PAGE_SIZE = 100;

/** The cursor after which exactly that many rows remain. */
export async function cursorBeforeLast(world: World, as: GraphqlAsker, list: List, rows: number): Promise<string> {
  return cursorAt(await read(world, as, list, `last: ${rows + 1}`), 0);
}

/** The cursor in the middle of a list, found by walking there: cursors are opaque. */
export async function middleCursor(world: World, as: GraphqlAsker, list: List): Promise<string> {
  let place = 0;
  let page = await read(world, as, list, `first: ${PAGE_SIZE}`);
  const middle = Math.ceil(page.totalCount / 2);
  while (place + page.edges.length < middle) {
    place += page.edges.length;
    const end = cursorAt(page, page.edges.length - 1);
    page = await read(world, as, list, `first: ${PAGE_SIZE}, after: "${end}"`);
  }
  return cursorAt(page, middle - place - 1);
}

interface Connection {
  totalCount: number;
  edges: { cursor: string }[];
}

async function read(world: World, as: GraphqlAsker, list: List, range: string): Promise<Connection> {
  const { of, id, field, filter = '' } = list;
  const { data, errors } = await world.graphql(
    `query ($id: ID!) { node(id: $id) { ... on ${of} { list: ${field}(${filter}${range}) { totalCount edges { cursor } } } } }`,
    { id },
    as,
  );
  if (errors || !data?.node) throw new Error(`${field} was refused: ${JSON.stringify(errors)}`);
  return data.node['list'];
}

function cursorAt({ edges }: Connection, index: number): string {
  const cursor = edges[index]?.cursor;
  if (cursor === undefined) throw new Error('the list has too few rows');
  return cursor;
}
