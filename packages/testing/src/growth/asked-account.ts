import type { Pool } from 'pg';
import type { TestPerson } from '../world/people.ts';
import type { GraphqlAsker, World } from '../world/world.ts';
import { documentOf } from './large-world.ts';
import { cursorBeforeLast, middleCursor, type List } from './lists.ts';
import {
  appName,
  askedApp,
  askedConfig,
  configName,
  idOfRow,
  insertAccountRows,
  type AccountSize,
} from './one-account.ts';
import type { Asked, Cursors, ListName } from './panel-questions.ts';

/**
 * Creates an account of this size that all questions of the panel can be asked about. `tables` uses the role that owns
 * the tables; `digit` is a hexadecimal digit that makes its ids unique.
 */
export async function makeAskedAccount(
  world: World,
  tables: Pick<Pool, 'query'>,
  { digit, size }: { digit: string; size: AccountSize },
): Promise<Asked & { owner: TestPerson }> {
  const owner = await world.person({ purchasedStorageBytes: 1e13 });
  const { account: accountId, person: personId } = owner.uuids;
  const { rows } = await tables.query('select id from configs where account_id = $1', [accountId]);
  const defaultConfigId = String(rows[0]?.id);
  await insertAccountRows(tables, { accountId, personId, defaultConfigId, digit }, size);
  const idOf = (kind: Kind, table: Table, number: number) => idOfRow(kind, table, { digit }, number);
  const [appNumber, configNumber] = [askedApp(size), askedConfig(size)];
  const app = { name: appName(appNumber), id: idOf('app', 'app', appNumber) };
  const variables = { name: app.name, first: 9, after: null, isMeeting: false };
  const links = await world.graphql(documentOf('AppLinks'), variables, { session: owner.session });
  return {
    owner,
    app,
    config: { name: configName(configNumber), id: idOf('config', 'config', configNumber) },
    defaultConfigId,
    linkId: firstId('lnk', links),
    versionId: firstId('ver', links),
    uploadId: idOf('upload', 'upload', appNumber),
    cursors: await cursorsOf(world, { key: owner.apiKey }, { account: owner.accountId, app: app.id }),
  };
}

type Kind = Parameters<typeof idOfRow>[0];
type Table = Parameters<typeof idOfRow>[1];

function firstId(prefix: string, answer: unknown): string {
  const id = new RegExp(`${prefix}_[0-9a-z]{26}`).exec(JSON.stringify(answer))?.[0];
  if (id === undefined) throw new Error(`there is no ${prefix}_ in ${JSON.stringify(answer).slice(0, 200)}`);
  return id;
}

/** The cursors of each list that the panel can be far along in, with as many rows on the last page as the panel shows. */
async function cursorsOf(
  world: World,
  as: GraphqlAsker,
  ids: { account: string; app: string },
): Promise<Record<ListName, Cursors>> {
  const inAccount = { of: 'Account', id: ids.account };
  const inApp = { of: 'App', id: ids.app };
  const cursors = async (list: List, rows: number): Promise<Cursors> => ({
    middle: await middleCursor(world, as, list),
    last: await cursorBeforeLast(world, as, list, rows),
  });
  return {
    link: await cursors({ ...inApp, field: 'streamingLinks' }, 9),
    meeting: await cursors({ ...inApp, field: 'meetingLinks' }, 9),
    app: await cursors({ ...inAccount, field: 'apps' }, 9),
    config: await cursors({ ...inAccount, field: 'configs' }, 9),
    asset: await cursors({ ...inAccount, field: 'assets', filter: 'kind: IMAGE, ' }, 23),
    binItem: await cursors({ ...inAccount, field: 'bin' }, 20),
    notification: await cursors({ ...inAccount, field: 'notifications' }, 6),
  };
}
