import type { LargeWorld } from '@launchyard/testing/growth/large-world';

/** What stands before a page in the middle of a list, and before its last page. */
export interface Cursors {
  middle: string;
  last: string;
}

/** Every list that is asked for far pages: the type of its node, the field, its arguments, and how many rows the panel shows. */
const LISTS = {
  link: { of: 'App', field: 'streamingLinks', filter: '', page: 9 },
  meeting: { of: 'App', field: 'meetingLinks', filter: '', page: 9 },
  app: { of: 'Account', field: 'apps', filter: '', page: 9 },
  config: { of: 'Account', field: 'configs', filter: '', page: 9 },
  asset: { of: 'Account', field: 'assets', filter: 'kind: IMAGE, ', page: 23 },
  binItem: { of: 'Account', field: 'bin', filter: '', page: 20 },
  notification: { of: 'Account', field: 'notifications', filter: '', page: 6 },
} as const;

export type ListName = keyof typeof LISTS;

const PAGE_SIZE = 100;

/** Walks each list of an account, and of one of its applications, as a program would: cursors are opaque. */
export async function cursorsOf(
  world: LargeWorld,
  as: { key: string },
  ids: { Account: string; App: string },
): Promise<Record<ListName, Cursors>> {
  const cursorsIn = async (name: ListName): Promise<Cursors> => {
    const { of, field, filter, page } = LISTS[name];
    const read = async (range: string): Promise<Connection> => {
      const { data, errors } = await world.graphql(
        `query ($id: ID!) { node(id: $id) { ... on ${of} { list: ${field}(${filter}${range}) { totalCount edges { cursor } } } } }`,
        { id: ids[of] },
        as,
      );
      if (errors || !data?.node) throw new Error(`${name} was refused: ${JSON.stringify(errors)}`);
      return data.node['list'];
    };
    return { middle: await middleOf(read), last: cursorAt(await read(`last: ${page + 1}`), 0) };
  };
  return {
    link: await cursorsIn('link'),
    meeting: await cursorsIn('meeting'),
    app: await cursorsIn('app'),
    config: await cursorsIn('config'),
    asset: await cursorsIn('asset'),
    binItem: await cursorsIn('binItem'),
    notification: await cursorsIn('notification'),
  };
}

interface Connection {
  totalCount: number;
  edges: { cursor: string }[];
}

async function middleOf(read: (page: string) => Promise<Connection>): Promise<string> {
  let place = 0;
  let page = await read(`first: ${PAGE_SIZE}`);
  const middle = Math.ceil(page.totalCount / 2);
  while (place + page.edges.length < middle) {
    place += page.edges.length;
    page = await read(`first: ${PAGE_SIZE}, after: "${cursorAt(page, page.edges.length - 1)}"`);
  }
  return cursorAt(page, middle - place - 1);
}

function cursorAt({ edges }: Connection, index: number): string {
  const cursor = edges[index]?.cursor;
  if (cursor === undefined) throw new Error('the list has too few rows');
  return cursor;
}
