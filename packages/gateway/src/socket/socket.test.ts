import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadChanged } from '../test-kit/events.ts';
import { panelHeaders, startTestGateway, until, type TestGateway } from '../test-kit/test-gateway.ts';
import { openListeners } from '../test-kit/test-schema.ts';
import { errorCode, openSocket, withKey } from '../test-kit/test-socket.ts';

const CHANGES = 'subscription { changes { number } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** How many operations are live, by what the services were asked. */
const asked = (path: string) => gateway.services.received.filter((call) => call.path === path).length;

/** An account of its own, so that no other test's listeners hear its events. */
function newKey() {
  const token = `lyk_${randomUUID().replaceAll('-', '')}`;
  const id = `per_${token.slice(-6)}`;
  const accountId = `acc_${token.slice(-6)}`;
  gateway.services.people.set(token, { id, credential: 'key', role: 'customer', accountId });
  return { token, id, accountId, params: { authorization: `Bearer ${token}` } };
}

describe('a socket', () => {
  it('tells a program what changes in its account, and nothing of others', async () => {
    const { params, accountId, id } = newKey();
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    socket.subscribe('1', 'subscription { changes { number viewer { id } } }');
    await listening(socket, accountId);
    gateway.services.publish(uploadChanged('acc_other'));
    const number = gateway.services.publish(uploadChanged(accountId));
    await until(() => socket.of('1').some((message) => numberOf(message) === number));
    const last = socket.of('1').at(-1)?.payload;
    expect(last).toMatchObject({
      data: { changes: { number, viewer: { id } } },
      extensions: { cost: { requested: 1 } },
    });
    socket.close();
  });

  it('takes the session from the cookie of the panel’s own page', async () => {
    const socket = await openSocket(gateway.port, panelHeaders(gateway.port));
    await socket.init({});
    socket.subscribe('1', CHANGES);
    await listening(socket, 'acc_ann');
    socket.close();
  });

  it('acts in the account that was named at its beginning', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init({ ...withKey, account: 'acc_of_the_team' });
    socket.subscribe('1', CHANGES);
    await listening(socket, 'acc_of_the_team');
    const call = gateway.services.received.findLast((each) => each.path === '/events-since');
    expect(call?.headers['x-account']).toBe('acc_of_the_team');
    socket.close();
  });

  it('refuses queries and mutations, and goes on', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.subscribe('1', '{ __typename }');
    socket.subscribe('2', 'mutation { write(text: "x") }');
    expect(errorCode(await socket.wait('1', 'error'))).toBe('BAD_USER_INPUT');
    expect(errorCode(await socket.wait('2', 'error'))).toBe('BAD_USER_INPUT');
    await stillAnswers(socket);
  });

  it('tells of a refused subscription to that one only, and masks faults', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.subscribe('1', 'subscription { refusedAtOnce { number } }');
    socket.subscribe('2', 'subscription { breaks { number } }');
    socket.subscribe('3', 'subscription { changes { numbr } }');
    expect(errorCode(await socket.wait('1', 'next'))).toBe('INTERNAL');
    await socket.wait('1', 'complete');
    expect((await socket.wait('2', 'next')).payload).toMatchObject({ data: { breaks: { number: 1 } } });
    expect(errorCode(await socket.wait('2', 'error'))).toBe('INTERNAL');
    expect(errorCode(await socket.wait('3', 'error'))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(JSON.stringify(socket.received)).not.toContain('SECRET');
    await stillAnswers(socket);
  });

  it('holds fifty subscriptions at most, of a thousand sent at once', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    for (let i = 0; i < 1_000; i++) socket.subscribe(`s${i}`, CHANGES);
    await until(() => socket.received.filter((message) => message.type === 'error').length === 950);
    expect(new Set(socket.received.filter((each) => each.type === 'error').map(errorCode))).toEqual(
      new Set(['RATE_LIMITED']),
    );
    socket.send({ id: 's0', type: 'complete' });
    await until(() => socket.of('s0').length > 0 || socket.closed() === null);
    await stillAnswers(socket);
  });

  it('gives the place of a failed subscription back: after sixty failures a good one works', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    for (let i = 0; i < 20; i++) {
      socket.subscribe(`a${i}`, 'subscription { refusedAtOnce { number } }');
      socket.subscribe(`b${i}`, 'subscription { nothingLikeThis }');
      socket.subscribe(`c${i}`, 'subscription { breaks { number } }');
    }
    await until(() => socket.received.filter((message) => message.type === 'error').length === 40);
    await until(() => socket.received.filter((message) => message.type === 'complete').length >= 20);
    expect(socket.received.map(errorCode)).not.toContain('RATE_LIMITED');
    await stillAnswers(socket);
  });

  it('cannot be made to hold more by completing and subscribing again under one id', async () => {
    const { params, accountId } = newKey();
    const release = hold('/events-since');
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    const before = asked('/events-since');
    for (let i = 0; i < 200; i++) {
      socket.subscribe('same', CHANGES);
      socket.send({ id: 'same', type: 'complete' });
    }
    // Messages are taken in order: when this one is refused, all before it were.
    socket.subscribe('last', CHANGES);
    expect(errorCode(await socket.wait('last', 'error'))).toBe('RATE_LIMITED');
    await until(() => asked('/events-since') - before === 50);
    release();
    await stillAnswers(socket, accountId);
  });

  it('ends whatever ran on it when it closes, also what ran under one id at once', async () => {
    const { params, accountId } = newKey();
    openListeners.clear();
    const release = hold('/events-since');
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    const before = asked('/events-since');
    for (let i = 0; i < 20; i++) {
      socket.subscribe('same', CHANGES);
      socket.send({ id: 'same', type: 'complete' });
    }
    socket.subscribe('same', CHANGES);
    await until(() => asked('/events-since') - before === 21);
    release();
    await listening(socket, accountId);
    socket.close();
    await until(() => openListeners.size === 0);
  });

  it('ends with 4408 when nobody says who they are', async () => {
    const socket = await openSocket(gateway.port);
    expect(await socket.waitClosed()).toBe(4408);
  });

  it('ends with 4401 when something is asked before', async () => {
    const socket = await openSocket(gateway.port);
    socket.subscribe('1', CHANGES);
    expect(await socket.waitClosed()).toBe(4401);
  });

  it('ends with 4403 when the credential is no bearer token', async () => {
    const socket = await openSocket(gateway.port);
    socket.send({ type: 'connection_init', payload: { authorization: 'Basic YW5uOnB3' } });
    expect(await socket.waitClosed()).toBe(4403);
  });

  it('ends with 1009 on a message of more than 256 kB, and others go on', async () => {
    const other = await openSocket(gateway.port);
    await other.init();
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.subscribe('1', `subscription { changes { number } } # ${'x'.repeat(300_000)}`);
    expect(await socket.waitClosed()).toBe(1009);
    await stillAnswers(other);
  });

  it('ends with 4400 on what is no message', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.send('{"type":"nonsense"}');
    expect(await socket.waitClosed()).toBe(4400);
  });

  it('is refused to pages of other origins, and given to programs, which have none', async () => {
    await expect(openSocket(gateway.port, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(openSocket(gateway.port, { origin: 'null' })).rejects.toThrow('403');
    await expect(
      openSocket(gateway.port, { ...panelHeaders(gateway.port), origin: 'http://localhost:1' }),
    ).rejects.toThrow('403');
    await stillAnswers(await startSocket());
  });
});

describe('an access that ends', () => {
  const cases = [
    ['session', (id: string) => ({ kind: 'session' as const, sessionId: id })],
    ['key', (id: string) => ({ kind: 'key' as const, keyId: id })],
  ] as const;
  it.each(cases)('takes the subscriptions and the socket of its %s with it within a second', async (_title, ended) => {
    const { params, id, accountId } = newKey();
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    const bystander = newKey();
    const other = await openSocket(gateway.port);
    await other.init(bystander.params);
    other.subscribe('1', CHANGES);
    await listening(other, bystander.accountId);
    socket.subscribe('1', CHANGES);
    await listening(socket, accountId);
    const at = performance.now();
    gateway.services.publish({ type: 'access.ended', ended: ended(`cred_${id}`) });
    expect(await socket.waitClosed()).toBe(4403);
    expect(performance.now() - at).toBeLessThan(1_000);
    expect(other.closed()).toBeNull();
    other.close();
  });

  it('takes the socket of a removed member with it, and leaves their own account’s alone', async () => {
    const { params, id, accountId } = newKey();
    const asMember = await openSocket(gateway.port);
    await asMember.init({ ...params, account: 'acc_team' });
    asMember.subscribe('1', CHANGES);
    await listening(asMember, 'acc_team');
    const own = await openSocket(gateway.port);
    await own.init(params);
    own.subscribe('1', CHANGES);
    await listening(own, accountId);
    gateway.services.publish({
      type: 'access.ended',
      ended: { kind: 'membership', accountId: 'acc_team', personId: id },
    });
    expect(await asMember.waitClosed()).toBe(4403);
    expect(own.closed()).toBeNull();
    own.close();
  });
});

async function startSocket() {
  const socket = await openSocket(gateway.port);
  await socket.init();
  return socket;
}

type Socket = Awaited<ReturnType<typeof openSocket>>;

/** Publishes until it arrives: only then is the listener known to be there. */
async function listening(socket: Socket, accountId: string): Promise<void> {
  await until(() => {
    gateway.services.publish(uploadChanged(accountId));
    return socket.received.some((message) => message.type === 'next');
  }, 25);
}

/** A subscription begins and tells, and a query over POST answers. */
async function stillAnswers(socket: Socket, accountId = 'acc_ann'): Promise<void> {
  const ids: string[] = [];
  // Places that are being given back may not be free at once.
  await until(() => {
    const last = ids.at(-1);
    if (last === undefined || socket.of(last)[0]?.type === 'error') {
      ids.push(randomUUID());
      socket.subscribe(ids.at(-1) ?? '', CHANGES);
    }
    gateway.services.publish(uploadChanged(accountId));
    return last !== undefined && socket.of(last).some((message) => message.type === 'next');
  }, 25);
  expect((await gateway.post({ query: '{ __typename }' })).data).toEqual({ __typename: 'Query' });
  socket.close();
}

const numberOf = ({ payload }: Socket['received'][number]): unknown => {
  const changes = payload && 'data' in payload ? payload.data?.['changes'] : undefined;
  return typeof changes === 'object' && changes !== null && 'number' in changes ? changes.number : null;
};

/** Holds the answers of a path back. */
function hold(path: string): () => void {
  const held = Promise.withResolvers<undefined>();
  gateway.services.answers.set(path, async ({ headers }) => {
    await held.promise;
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const person = gateway.services.people.get(token) ?? { id: 'x', accountId: 'x' };
    const listener = {
      credentialId: `cred_${person.id}`,
      personId: person.id,
      accountId: person.accountId,
      standing: 'key',
    };
    return { status: 200, body: { listener, newest: 0, missed: [], resync: false } };
  });
  return () => {
    gateway.services.answers.delete(path);
    held.resolve(undefined);
  };
}
