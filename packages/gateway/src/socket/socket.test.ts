import { workOutGrant } from '@launchyard/domain/access';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../test-kit/fake-services.ts';
import { uploadChanged } from '../test-kit/events.ts';
import { panelHeaders, startTestGateway, until, type TestGateway } from '../test-kit/test-gateway.ts';
import { openListeners } from '../test-kit/test-schema.ts';
import { CHANGES, listening, newKey, numberOf } from '../test-kit/subscribers.ts';
import { errorCode, openSocket, withKey, type TestSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

/** How many operations are live, according to the services’ calls. */
const asked = (path: string) => gateway.services.received.filter((call) => call.path === path).length;

describe('a socket', () => {
  it('sends a program the changes of its account, and nothing of others', async () => {
    const { params, accountId, id } = newKey(gateway);
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    socket.subscribe('1', 'subscription { changes { number viewer { id } } }');
    await listening(gateway, socket, accountId);
    gateway.services.publish(uploadChanged('acc_other'));
    const number = gateway.services.publish(uploadChanged(accountId));
    await until(() => socket.of('1').some((message) => numberOf(message) === number));
    const last = socket.of('1').at(-1)?.payload;
    expect(last).toMatchObject({
      data: { changes: { number, viewer: { id } } },
      extensions: { cost: { requested: 1 + 11 } },
    });
    socket.close();
  });

  it('announces when the gateway receives no changes, and when it does again', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    const told = () => socket.received.flatMap(({ type, payload }) => (type === 'pong' ? [payload] : []));
    gateway.services.cutStreams();
    await until(() => told().length === 2);
    expect(told()).toEqual([{ isLive: false }, { isLive: true }]);
    socket.close();
  });

  it('uses the session cookie of the panel’s own page', async () => {
    const socket = await openSocket(gateway.port, panelHeaders(gateway.port));
    await socket.init({});
    socket.subscribe('1', CHANGES);
    await listening(gateway, socket, 'acc_ann');
    socket.close();
  });

  it('accepts a key in the header of the upgrade, too', async () => {
    const { params, accountId } = newKey(gateway);
    const socket = await openSocket(gateway.port, params);
    await socket.init({});
    socket.subscribe('1', CHANGES);
    await listening(gateway, socket, accountId);
    socket.close();
  });

  it('acts in the account named at its start', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init({ ...withKey, account: 'acc_of_the_team' });
    socket.subscribe('1', CHANGES);
    await listening(gateway, socket, 'acc_of_the_team');
    const call = gateway.services.received.findLast((each) => each.path === '/events-since');
    expect(call?.headers['x-account']).toBe('acc_of_the_team');
    socket.close();
  });

  it.each(['💥', 'acc_ann\r\nx-gateway-secret: guessed', 'a'.repeat(65), 'acc ann'])(
    'is answered like in a foreign account if %j is named, without affecting others',
    async (account) => {
      refuseForeignAccounts();
      const told = async (named: string) => {
        const socket = await openSocket(gateway.port);
        await socket.init({ ...withKey, account: named });
        for (let i = 0; i < 6; i++) socket.subscribe(`${i}`, CHANGES);
        const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((i) => socket.wait(`${i}`, 'next')));
        socket.close();
        expect(new Set(answers.map(errorCode))).toEqual(new Set(['FORBIDDEN']));
        const { payload } = answers[0] ?? {};
        return payload && 'errors' in payload ? payload.errors : null;
      };
      expect(await told(account)).toEqual(await told('acc_of_others'));
      gateway.services.answers.delete('/events-since');
      await stillAnswers(await startSocket());
    },
  );

  it('refuses queries and mutations, and stays open', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.subscribe('1', '{ __typename }');
    socket.subscribe('2', 'mutation { write(text: "x") }');
    expect(errorCode(await socket.wait('1', 'error'))).toBe('BAD_USER_INPUT');
    expect(errorCode(await socket.wait('2', 'error'))).toBe('BAD_USER_INPUT');
    await stillAnswers(socket);
  });

  it('reports a refused subscription to that one only, and masks faults', async () => {
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

  it('holds at most fifty subscriptions of a thousand sent at once', async () => {
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

  it('frees the place of a failed subscription: after sixty failures a valid one works', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    for (let i = 0; i < 20; i++) {
      socket.subscribe(`a${i}`, 'subscription { refusedAtOnce { number } }');
      socket.subscribe(`b${i}`, 'subscription { nothingLikeThis }');
      socket.subscribe(`c${i}`, 'subscription { breaks { number } }');
      // Sixty at once would be more than may run.
      await Promise.all([
        socket.wait(`a${i}`, 'complete'),
        socket.wait(`b${i}`, 'error'),
        socket.wait(`c${i}`, 'error'),
      ]);
    }
    expect(socket.received.map(errorCode)).not.toContain('RATE_LIMITED');
    await stillAnswers(socket);
  });

  it('cannot exceed the limit by completing and subscribing again with one id', async () => {
    const { params, accountId } = newKey(gateway);
    const release = hold('/events-since');
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    const before = asked('/events-since');
    for (let i = 0; i < 200; i++) {
      socket.subscribe('same', CHANGES);
      socket.send({ id: 'same', type: 'complete' });
    }
    // Messages are processed in order: when this one is refused, all before it were.
    socket.subscribe('last', CHANGES);
    expect(errorCode(await socket.wait('last', 'error'))).toBe('RATE_LIMITED');
    await until(() => asked('/events-since') - before === 50);
    release();
    await stillAnswers(socket, accountId);
  });

  it('ends everything that ran on it when it closes, including two subscriptions with one id', async () => {
    const { params, accountId } = newKey(gateway);
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
    await listening(gateway, socket, accountId);
    socket.close();
    await until(() => openListeners.size === 0);
  });

  it('closes with 4408 without authentication', async () => {
    const socket = await openSocket(gateway.port);
    expect(await socket.waitClosed()).toBe(4408);
  });

  it('closes with 4401 if a subscription comes first', async () => {
    const socket = await openSocket(gateway.port);
    socket.subscribe('1', CHANGES);
    expect(await socket.waitClosed()).toBe(4401);
  });

  it('closes with 1009 on a message of more than 256 kB, without affecting others', async () => {
    const other = await openSocket(gateway.port);
    await other.init();
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.subscribe('1', `subscription { changes { number } } # ${'x'.repeat(300_000)}`);
    expect(await socket.waitClosed()).toBe(1009);
    await stillAnswers(other);
  });

  it('closes with 4400 on an invalid message', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.send('{"type":"nonsense"}');
    expect(await socket.waitClosed()).toBe(4400);
  });

  it('is refused to pages of other origins, and granted to programs, which send no Origin', async () => {
    await expect(openSocket(gateway.port, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(openSocket(gateway.port, { origin: 'null' })).rejects.toThrow('403');
    await expect(
      openSocket(gateway.port, { ...panelHeaders(gateway.port), origin: 'http://localhost:1' }),
    ).rejects.toThrow('403');
    await stillAnswers(await startSocket());
  });
});

async function startSocket() {
  const socket = await openSocket(gateway.port);
  await socket.init();
  return socket;
}

/** A subscription starts and delivers, and a query over POST answers. */
async function stillAnswers(socket: TestSocket, accountId = 'acc_ann'): Promise<void> {
  const ids: string[] = [];
  // Places that are being freed may not be available at once.
  await until(() => {
    const last = ids.at(-1);
    if (last === undefined || socket.of(last)[0]?.type === 'error') {
      ids.push(randomUUID());
      socket.subscribe(ids.at(-1) ?? '', CHANGES);
    }
    gateway.services.publish(uploadChanged(accountId));
    return last !== undefined && socket.of(last).some((message) => numberOf(message) !== null);
  }, 25);
  expect((await gateway.post({ query: '{ __typename }' })).data).toEqual({ __typename: 'Query' });
  socket.close();
}

/** Answers like services for everybody who names another account than their own. */
function refuseForeignAccounts(): void {
  gateway.services.answers.set('/events-since', ({ headers }) =>
    headers['x-account'] === undefined ? fault(404, 'NOT_FOUND') : fault(403, 'FORBIDDEN'),
  );
}

/** Holds back the answers of a path. */
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
      grant: workOutGrant({ role: 'owner', way: 'key', staff: null }),
      expiresAt: null,
      supportCase: null,
    };
    return { status: 200, body: { listener, newest: 0, missed: [], resync: false } };
  });
  return () => {
    gateway.services.answers.delete(path);
    held.resolve(undefined);
  };
}
