import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
} from 'relay-runtime';
import { makeCast } from '../matrix/actors.ts';
import { rows } from '../matrix/rows.ts';
import { makeTarget } from '../matrix/target.ts';
import type { Target } from '../matrix/row.ts';
import { startWorld, type GraphqlAsker, type World } from '../world/world.ts';
import { compileForRelay } from './compile.ts';
import { relayDocuments } from './documents.ts';

let world: World;
let owner: GraphqlAsker;
let target: Target;
beforeAll(async () => {
  world = await startWorld();
  const cast = await makeCast(world);
  owner = cast.askers.owner;
  target = await makeTarget(world, cast.owner);
  return () => world.close();
});
afterEach(() => vi.restoreAllMocks());

/** Every field of the schema is in one of the rows, so every type appears in their responses. */
const asked = rows
  .filter(({ field }) => !field.startsWith('Subscription.'))
  .map((row, index) => {
    const kind = row.document.startsWith('mutation') ? 'mutation' : 'query';
    const name = `relayRow${index}${kind === 'mutation' ? 'Mutation' : 'Query'}`;
    return { ...row, name, document: row.document.replace(/^(query|mutation)?\s*/, `${kind} ${name} `) };
  });

test('a list is paged through its connection in both directions, and new items are added to it', async () => {
  const requests = await compileForRelay(relayDocuments);
  const environment = openEnvironment();
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  await read(environment, requests.get('relayHomeQuery'), {});
  for (let made = 0; made < 2; made += 1) {
    const input = { appId: target.appId, idempotencyKey: `relay-make-${made}` };
    await read(environment, requests.get('relayMakeMutation'), { input, connections: [] });
  }
  await read(environment, requests.get('relayLinksQuery'), { id: target.appId });
  const first = await read(environment, requests.get('relayLinksPageQuery'), { id: target.appId, first: 2 });
  const after = first.data.node.streamingLinks.pageInfo.endCursor;
  const second = await read(environment, requests.get('relayLinksPageQuery'), { id: target.appId, first: 2, after });
  expect(namesOf(second)).not.toEqual(namesOf(first));
  // A Relay connection grows at one end only, so paging backwards needs its own store.
  const other = openEnvironment();
  const end = await read(other, requests.get('relayLinksPageQuery'), { id: target.appId, last: 1 });
  const before = end.data.node.streamingLinks.pageInfo.startCursor;
  const back = await read(other, requests.get('relayLinksPageQuery'), { id: target.appId, last: 2, before });
  expect([...namesOf(back), ...namesOf(end)]).toEqual([...namesOf(first), ...namesOf(second)]);
  await read(environment, requests.get('relayUploadQuery'), {});
  await read(environment, requests.get('relayUploadAgainQuery'), { id: target.uploadId });
  expect(said.flatMap((spy) => spy.mock.calls.map(([text]) => text))).toEqual([]);
});

test('Relay’s compiler accepts the schema, and its store every answer, without a warning', async () => {
  const requests = await compileForRelay([...relayDocuments, ...asked.map(({ document }) => document)]);
  expect(requests.size).toBeGreaterThan(asked.length);
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const environment = openEnvironment();
  for (const { name, variables } of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one store receives the responses in order
    await read(environment, requests.get(name), variables?.({ ...target, fresh: `relay-${name}` }) ?? {});
  }
  expect(said.flatMap((spy) => spy.mock.calls.map(([text]) => text))).toEqual([]);
});

const namesOf = (answer: Answer): string[] =>
  answer.data.node.streamingLinks.edges.map(({ node }: { node: { name: string } }) => node.name);

// oxlint-disable-next-line typescript/no-explicit-any -- responses to any document
type Answer = { data: any };

const openEnvironment = () =>
  new Environment({
    network: Network.create(() => {
      throw new Error('the test itself fetches responses and commits them to the store');
    }),
    store: new Store(new RecordSource()),
  });

/** Runs a compiled document through the gateway and commits the response to the store. */
async function read(
  environment: Environment,
  request: ConcreteRequest | undefined,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const text = request?.params.text;
  if (!request || !text) throw new Error('the compiler produced no operation');
  const { data, errors } = await world.graphql(text, variables, owner);
  if (data) environment.commitPayload(createOperationDescriptor(request, variables), data);
  return { data, ...(errors && { errors }) };
}
