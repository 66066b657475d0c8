import { lookingIn, workOutGrant } from '@launchyard/domain/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHANGES, listening, newKey } from '../test-kit/subscribers.ts';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';
import { openSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

/** A socket that listens within a case which ends in half a second, and a way to move its end. */
const listenInCase = async () => {
  const { params, id } = newKey(gateway);
  const accountId = `acc_of_${id}`;
  const caseId = `cas_${id}`;
  const listener = {
    credentialId: `cred_${id}`,
    personId: id,
    accountId,
    grant: lookingIn('support'),
    expiresAt: null,
    supportCase: { caseId, endsAt: new Date(Date.now() + 500).toISOString() },
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
  const moveEnd = (endsAt: Date) =>
    gateway.services.publish({
      type: 'access.ended',
      ended: { kind: 'supportCase', caseId, endsAt: endsAt.toISOString() },
    });
  return { socket, moveEnd };
};

describe('access that ends', () => {
  const cases = [
    ['session', (id: string) => ({ kind: 'session' as const, sessionId: id })],
    ['key', (id: string) => ({ kind: 'key' as const, keyId: id, endsAt: null })],
  ] as const;
  it.each(cases)('ends the subscriptions and the socket of its %s within a second', async (_title, ended) => {
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
    const at = performance.now();
    gateway.services.publish({ type: 'access.ended', ended: ended(`cred_${id}`) });
    expect(await socket.waitClosed()).toBe(4403);
    expect(performance.now() - at).toBeLessThan(1_000);
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
    const { params, id, accountId } = newKey(gateway);
    const socket = await openSocket(gateway.port);
    await socket.init(params);
    socket.subscribe('1', CHANGES);
    await listening(gateway, socket, accountId);
    const endsAt = new Date(Date.now() + 500).toISOString();
    gateway.services.publish({ type: 'access.ended', ended: { kind: 'key', keyId: `cred_${id}`, endsAt } });
    await listening(gateway, socket, accountId);
    const late = await openSocket(gateway.port);
    await late.init(params);
    late.subscribe('1', CHANGES);
    await listening(gateway, late, accountId);
    expect([socket.closed(), late.closed()]).toEqual([null, null]);
    expect(await Promise.all([socket.waitClosed(), late.waitClosed()])).toEqual([4403, 4403]);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endsAt));
  });

  it('ends the socket of a support case when the case ends: later if it was renewed, at once if it was closed', async () => {
    const renewed = await listenInCase();
    const left = await listenInCase();
    const renewedUntil = Date.now() + 1_500;
    renewed.moveEnd(new Date(renewedUntil));
    expect(await left.socket.waitClosed()).toBe(4403);
    expect(renewed.socket.closed()).toBeNull();
    expect(await renewed.socket.waitClosed()).toBe(4403);
    expect(Date.now()).toBeGreaterThanOrEqual(renewedUntil);

    const closed = await listenInCase();
    closed.moveEnd(new Date(Date.now() + 60_000));
    closed.moveEnd(new Date());
    expect(await closed.socket.waitClosed()).toBe(4403);
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
    expect(own.closed()).toBeNull();
    own.close();
  });
});
