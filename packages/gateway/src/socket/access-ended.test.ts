import { lookingIn, workOutGrant } from '@launchyard/domain/access';
import { inTime } from '@launchyard/testing/in-time';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHANGES, listening, newKey } from '../test-kit/subscribers.ts';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';
import { openSocket, type TestSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

/** When a socket is closed for its access, in milliseconds. */
async function closingOf(socket: TestSocket): Promise<number> {
  expect(await socket.waitClosed()).toBe(4403);
  return Date.now();
}

/** A socket that listens within a case, and a way to move the end of the case. */
const listenInCase = async (end: Date) => {
  const { params, id } = newKey(gateway);
  const accountId = `acc_of_${id}`;
  const caseId = `cas_${id}`;
  const listener = {
    credentialId: `cred_${id}`,
    personId: id,
    accountId,
    grant: lookingIn('support'),
    expiresAt: null,
    supportCase: { caseId, endsAt: end.toISOString() },
  };
  gateway.services.answers.set('/events-since', () => ({
    status: 200,
    body: { listener, newest: 0, missed: [], resync: false },
  }));
  const socket = await openSocket(gateway.port);
  await socket.init(params);
  socket.subscribe('1', CHANGES);
  await listening(gateway, socket, accountId);
  gateway.services.answers.delete('/events-since');
  const moveEnd = (endsAt: Date) => {
    const ended = { kind: 'supportCase' as const, caseId, endsAt: endsAt.toISOString() };
    gateway.services.publish({ type: 'access.ended', ended });
  };
  /** The gateway knows what was published. */
  const isKnown = () => listening(gateway, socket, accountId);
  return { socket, moveEnd, isKnown };
};

describe('access that ends', () => {
  const cases = [
    ['session', (id: string) => ({ kind: 'session' as const, sessionId: id })],
    ['key', (id: string) => ({ kind: 'key' as const, keyId: id, endsAt: null })],
  ] as const;
  it.each(cases)('ends the subscriptions and the socket of its %s at once', async (_title, ended) => {
    const { params, id, accountId } = newKey(gateway);
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    const bystander = newKey(gateway);
    const other = await openSocket(gateway.port);
    await other.init(bystander.params);
    other.subscribe('1', CHANGES);
    await listening(gateway, other, bystander.accountId);
    socket.subscribe('1', CHANGES);
    await listening(gateway, socket, accountId);
    gateway.services.publish({ type: 'access.ended', ended: ended(`cred_${id}`) });
    expect(await socket.waitClosed()).toBe(4403);
    await listening(gateway, other, bystander.accountId);
    expect(other.closed()).toBeNull();
    other.close();
  });

  it('ends the socket when it expires', async () => {
    const { params, id, accountId } = newKey(gateway);
    const listener = {
      credentialId: `cred_${id}`,
      personId: id,
      accountId,
      grant: workOutGrant({ role: 'owner', way: 'key', staff: null }),
      supportCase: null,
    };
    const expiresAt = new Date(Date.now() + 200).toISOString();
    gateway.services.answers.set('/events-since', () => ({
      status: 200,
      body: { listener: { ...listener, expiresAt }, newest: 0, missed: [], resync: false },
    }));
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    socket.subscribe('1', CHANGES);
    expect(await socket.waitClosed()).toBe(4403);
    gateway.services.answers.delete('/events-since');
  });

  it('ends the socket of a replaced key when its overlap is over, also of one that connects meanwhile', async () => {
    const { prepared, moment } = await inTime(500, async (endsAt) => {
      const { params, id, accountId } = newKey(gateway);
      const socket = await openSocket(gateway.port);
      await socket.init(params);
      socket.subscribe('1', CHANGES);
      await listening(gateway, socket, accountId);
      const ended = { kind: 'key' as const, keyId: `cred_${id}`, endsAt: endsAt.toISOString() };
      gateway.services.publish({ type: 'access.ended', ended });
      await listening(gateway, socket, accountId);
      const late = await openSocket(gateway.port);
      await late.init(params);
      late.subscribe('1', CHANGES);
      await listening(gateway, late, accountId);
      return [socket, late];
    });
    for (const closedAt of await Promise.all(prepared.map(closingOf)))
      expect(closedAt).toBeGreaterThanOrEqual(moment.getTime());
  });

  it('ends the socket of a support case when the case ends: later if it was renewed, at once if it was closed', async () => {
    const { prepared, moment } = await inTime(500, async (endsAt) => {
      const renewedUntil = new Date(endsAt.getTime() + 1_000);
      const [renewed, left] = [await listenInCase(endsAt), await listenInCase(endsAt)];
      renewed.moveEnd(renewedUntil);
      await renewed.isKnown();
      return { renewed, left, renewedUntil };
    });
    const { renewed, left, renewedUntil } = prepared;
    const [leftAt, renewedAt] = await Promise.all([closingOf(left.socket), closingOf(renewed.socket)]);
    expect(leftAt).toBeGreaterThanOrEqual(moment.getTime());
    expect(renewedAt).toBeGreaterThanOrEqual(renewedUntil.getTime());

    const closed = await listenInCase(new Date(Date.now() + 3_600_000));
    closed.moveEnd(new Date());
    await closingOf(closed.socket);
  });

  it('ends the socket of a removed member, but not the one for their own account', async () => {
    const { params, id, accountId } = newKey(gateway);
    const asMember = await openSocket(gateway.port);
    await asMember.init({ ...params, account: 'acc_team' });
    asMember.subscribe('1', CHANGES);
    await listening(gateway, asMember, 'acc_team');
    const own = await openSocket(gateway.port);
    await own.init(params);
    own.subscribe('1', CHANGES);
    await listening(gateway, own, accountId);
    gateway.services.publish({
      type: 'access.ended',
      ended: { kind: 'membership', accountId: 'acc_team', personId: id },
    });
    expect(await asMember.waitClosed()).toBe(4403);
    await listening(gateway, own, accountId);
    expect(own.closed()).toBeNull();
    own.close();
  });
});
