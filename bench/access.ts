import { appList } from '@launchyard/contract/apps';
import type { Call, CallInput } from '@launchyard/contract/kit';
import { signIn } from '@launchyard/contract/session';
import { teamRemove } from '@launchyard/contract/team';
import { uploadStart } from '@launchyard/contract/uploads';
import { identify } from '@launchyard/platform/access/identify';
import { systemClock } from '@launchyard/platform/kit/clock';
import { makeLoneDatabase } from '@launchyard/testing/database/lone-database';
import { recordStatements } from '@launchyard/testing/growth/statements';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { arrangeAccount } from './graphql/arrange.ts';
import { APPS, QUERY } from './graphql/query.ts';
import type { Child } from './kit/child.ts';
import { startGateway } from './kit/gateway.ts';
import { makeAuthorizations } from './kit/keys.ts';
import { median } from './kit/median.ts';
import { atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { initAs, SUBSCRIBE } from './live/messages.ts';
import { startSubscribers } from './live/start-subscribers.ts';

const ROUNDS = 7;
const CALLERS = 400;
/** Few enough for the budget of one address, with the sockets. */
const QUERIES = 30;
const AT_ONCE = 4;
const SIGN_INS = 20;
const SIGN_IN_LIMIT_MS = 200;
const SOCKETS = 1_000;
const REMOVAL_LIMIT_MS = 1_000;

/** What it costs to know the caller, and how fast a right that is taken away is gone. */
export async function benchAccess(): Promise<Outcome> {
  const world = await startPlatform({ database: await makeLoneDatabase() });
  const gateway = await startGateway(world.config);
  try {
    return {
      rows: [...(await identityRows(world, gateway)), await signInRow(world), await removalRow(world)],
      versions: {},
    };
  } finally {
    await gateway.stop();
    await world.close();
  }
}

async function identityRows(world: PlatformWorld, gateway: Child): Promise<Row[]> {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const callers: Array<[string, { token: string; account: string | undefined }]> = [
    ['session in one’s own account', { token: owner.session, account: undefined }],
    ['session in a team', { token: member.session, account: owner.accountId }],
    ['API key', { token: owner.apiKey, account: undefined }],
  ];
  const know = (of: { token: string; account: string | undefined }) =>
    identify(world.database.sql, systemClock, { ...of, requestId: 'bench', clientAddress: '127.0.0.1' });
  const rows: Row[] = [];
  for (const [what, of] of callers) {
    // The first use of a credential in a while is noted, once.
    await know(of);
    const statements = await recordStatements(() => know(of));
    rows.push(
      rowOf({
        what: `statements to identify a ${what}`,
        unit: 'statements',
        measured: statements.length,
        against: { name: 'limit', value: 1 },
        target: atMost(1),
      }),
    );
  }
  const keys = await arrangeAccount(world);
  const url = `http://127.0.0.1:${world.config.addresses.ports.gateway}/graphql`;
  const [identities, queries]: [number[], number[]] = [[], []];
  for (let round = -1; round < scaled(ROUNDS); round++) {
    const identity = await cpuOf(scaled(CALLERS), () => know({ token: member.session, account: owner.accountId }));
    const inGateway = await gateway.cpu();
    const inServices = await cpuOf(scaled(QUERIES), (index) => ask(url, keys[index % keys.length] ?? ''));
    if (round < 0) continue;
    identities.push(identity);
    queries.push(inServices + ((await gateway.cpu()) - inGateway) / scaled(QUERIES));
  }
  rows.push(
    rowOf({
      what: 'CPU to identify a session in a team',
      unit: 'ms',
      measured: median(identities),
      against: { name: `query of ${APPS} applications`, value: median(queries) },
      target: atMost(0.05),
    }),
  );
  return rows;
}

/** CPU milliseconds of this process for each. */
async function cpuOf(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  let next = 0;
  const workOn = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

async function ask(url: string, authorization: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: QUERY, variables: { first: APPS } }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`the query returned ${text.slice(0, 300)}`);
}

/** The slowest hundredth of the calls of somebody else while people sign in. */
async function signInRow(world: PlatformWorld): Promise<Row> {
  const other = await world.person();
  const waits: number[] = [];
  for (let round = 0; round < scaled(ROUNDS); round++) {
    const people: TestPerson[] = [];
    for (let count = 0; count < SIGN_INS; count++) people.push(await world.person());
    const signedIn = new AbortController();
    const askOn = async () => {
      while (!signedIn.signal.aborted) {
        const began = performance.now();
        await done(world, appList, { first: 10 }, other.session);
        waits.push(performance.now() - began);
      }
    };
    const asking = askOn();
    try {
      await Promise.all(people.map(({ email, password }) => done(world, signIn, { email, password })));
    } finally {
      signedIn.abort();
    }
    await asking;
  }
  return rowOf({
    what: `p99 of a query while ${SIGN_INS} people sign in`,
    unit: 'ms',
    measured: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0,
    against: { name: 'limit', value: SIGN_IN_LIMIT_MS },
    target: atMost(1),
  });
}

async function removalRow(world: PlatformWorld): Promise<Row> {
  const count = scaled(SOCKETS);
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  // Subscribers first receive what is being uploaded.
  const build = { appName: 'Live_App', fileName: 'a.zip', sizeBytes: 100_000_000, fingerprint: 'f'.repeat(64) };
  await done(world, uploadStart, { ...build, idempotencyKey: 'bench-access' }, owner.session);
  const inTeam = { ...member, uuids: { ...member.uuids, account: owner.uuids.account } };
  const subscribers = await startSubscribers({
    url: `ws://127.0.0.1:${world.config.addresses.ports.gateway}/graphql`,
    protocol: 'graphql-transport-ws',
    inits: (await makeAuthorizations(world, inTeam)).map(initAs),
    subscribe: SUBSCRIBE,
    count,
    mayEnd: true,
  });
  const began = performance.now();
  await done(world, teamRemove, { personId: member.personId }, owner.session);
  await subscribers.untilEnded(count);
  const took = performance.now() - began;
  await subscribers.stop();
  return rowOf({
    what: `until ${count} sockets of a removed member have ended`,
    unit: 'ms',
    measured: took,
    against: { name: 'limit', value: REMOVAL_LIMIT_MS },
    target: atMost(1),
  });
}

async function done<C extends Call>(world: PlatformWorld, call: C, input: CallInput<C>, token?: string): Promise<void> {
  expectReply(await world.rest(call, input, token === undefined ? {} : { token }));
}
