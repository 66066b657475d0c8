import type { LargeWorld } from '@launchyard/testing/growth/large-world';
import {
  appName,
  askedApp,
  askedConfig,
  configName,
  idOfRow,
  insertAccountRows,
  type AccountSize,
} from '@launchyard/testing/growth/one-account';
import type { TestPerson } from '@launchyard/testing/world/people';
import { scaled } from '../kit/scale.ts';
import { cursorsOf, type Cursors, type ListName } from './cursors.ts';

/** An account that is asked about, and what of it. */
export interface Subject {
  /** As a reader knows it: "large". */
  called: string;
  owner: TestPerson;
  size: AccountSize;
  app: { name: string; id: string };
  config: { name: string; id: string };
  defaultConfigId: string;
  /** Of the page of links that is shown first. */
  linkId: string;
  uploadId: string;
  cursors: Record<ListName, Cursors>;
}

/** Ten applications, links of each kind and configs; of what else there is, as much as fills a page. */
const SMALL: AccountSize = {
  apps: 10,
  versions: 10,
  links: 20,
  configs: 10,
  changes: 10,
  assets: 24,
  notifications: 10,
  binItems: 21,
};

const LARGE: AccountSize = {
  apps: scaled(10_000),
  versions: 100,
  links: scaled(100_000),
  configs: scaled(1_000),
  changes: scaled(1_000),
  assets: scaled(1_000),
  notifications: scaled(10_000),
  binItems: scaled(5_000),
};

/** Two accounts of one database: one as it begins, and one as it is after years. */
export async function makeSubjects(world: LargeWorld): Promise<{ small: Subject; large: Subject }> {
  return { small: await makeSubject(world, 'small', 'a', SMALL), large: await makeSubject(world, 'large', 'b', LARGE) };
}

async function makeSubject(world: LargeWorld, called: string, digit: string, size: AccountSize): Promise<Subject> {
  const owner = await world.person({ purchasedStorageBytes: 1e13 });
  const { account: accountId, person: personId } = owner.uuids;
  const { rows } = await world.tables.query<{ id: string }>('select id from configs where account_id = $1', [
    accountId,
  ]);
  const defaultConfigId = rows[0]?.id ?? '';
  await insertAccountRows(world.tables, { accountId, personId, defaultConfigId, digit }, size);
  const row = (...[kind, table, n]: [Kind, Parameters<typeof idOfRow>[1], number]) =>
    idOfRow(kind, table, { digit }, n);
  const [appNumber, configNumber] = [askedApp(size), askedConfig(size)];
  const appId = row('app', 'app', appNumber);
  const asked = await world.askAsPanel(
    'AppLinks',
    { name: appName(appNumber), first: 9, after: null, isMeeting: false },
    { session: owner.session },
  );
  return {
    called,
    owner,
    size,
    app: { name: appName(appNumber), id: appId },
    config: { name: configName(configNumber), id: row('config', 'config', configNumber) },
    defaultConfigId,
    linkId: readFirstLink(asked),
    uploadId: row('upload', 'upload', appNumber),
    cursors: await cursorsOf(world, { key: owner.apiKey }, { account: owner.accountId, app: appId }),
  };
}

type Kind = Parameters<typeof idOfRow>[0];

function readFirstLink(asked: unknown): string {
  const id = /lnk_[0-9a-z]{26}/.exec(JSON.stringify(asked))?.[0];
  if (id === undefined) throw new Error('the application has no links');
  return id;
}
