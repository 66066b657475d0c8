import { workOutGrant } from '@launchyard/domain/access';
import { pino } from 'pino';
import { Pool } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '@launchyard/contract/events';
import type { Listener } from '@launchyard/schema/context';
import { uploadChanged } from '../test-kit/events.ts';
import { startFakeServices, type FakeServices } from '../test-kit/fake-services.ts';
import { until } from '../test-kit/test-gateway.ts';
import { MAX_WAITING } from './event-queue.ts';
import { createHub, type Hub } from './hub.ts';

const OWNER = workOutGrant({ role: 'owner', way: 'session', staff: null });
const ANN: Listener = { credentialId: 'ses_1', personId: 'per_ann', accountId: 'acc_ann', grant: OWNER };

let services: FakeServices;
let pool: Pool;
let hub: Hub;
beforeEach(async () => {
  services = await startFakeServices();
  pool = new Pool(services.url);
  hub = createHub({ pool, gatewaySecret: 'secret', log: pino({ level: 'silent' }) });
  await until(() => services.openStreams() === 1 && hub.isConnected());
});
afterEach(async () => {
  await hub.close();
  await pool.destroy();
  await services.close();
});

const numbers = async (listening: AsyncIterator<Event>, count: number) => {
  const seen: number[] = [];
  while (seen.length < count) seen.push(Number((await listening.next()).value?.number));
  return seen;
};

const within = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describe('the hub', () => {
  it('passes the events of an account to its listeners, in order', async () => {
    const [first, second] = [hub.listen(ANN), hub.listen(ANN)];
    const other = hub.listen({ ...ANN, accountId: 'acc_other' });
    for (const accountId of ['acc_ann', 'acc_other', 'acc_ann']) services.publish(uploadChanged(accountId));
    expect(await numbers(first, 2)).toEqual([1, 3]);
    expect(await numbers(second, 2)).toEqual([1, 3]);
    expect(await numbers(other, 1)).toEqual([2]);
  });

  it('resumes where it stopped when the stream breaks: no event is missed or repeated', async () => {
    const listening = hub.listen(ANN);
    const expected: number[] = [];
    for (let cut = 0; cut < 20; cut++) {
      for (let i = 0; i < 5; i++) expected.push(services.publish(uploadChanged('acc_ann')));
      // Some are committed while nobody is connected.
      services.cutStreams();
      for (let i = 0; i < 5; i++) expected.push(services.publish(uploadChanged('acc_ann')));
      await until(() => services.openStreams() === 1);
    }
    expect(await numbers(listening, expected.length)).toEqual(expected);
    expect(listening.behind).toBe(false);
  });

  it.each(['pruned', 'lost with a backup'])('makes everybody read again if something was %s meanwhile', async (how) => {
    const listening = hub.listen(ANN);
    services.publish(uploadChanged('acc_ann'));
    services.publish(uploadChanged('acc_ann'));
    expect(await numbers(listening, 2)).toEqual([1, 2]);
    if (how === 'pruned') {
      services.cutStreams();
      services.publish(uploadChanged('acc_ann'));
      services.prune();
    } else {
      services.loseNewest(1);
      services.cutStreams();
    }
    expect(await listening.next()).toEqual({ done: true, value: undefined });
    expect(listening.behind).toBe(true);
    const anew = hub.listen(ANN);
    const number = services.publish(uploadChanged('acc_ann'));
    expect(await numbers(anew, 1)).toEqual([number]);
    expect(anew.behind).toBe(false);
  });

  it('queues a thousand events for a slow listener, then drops them and says so', async () => {
    const listening = hub.listen(ANN);
    const other = hub.listen(ANN);
    for (let i = 0; i < MAX_WAITING; i++) services.publish(uploadChanged('acc_ann'));
    expect((await numbers(other, MAX_WAITING)).at(-1)).toBe(MAX_WAITING);
    expect(listening.behind).toBe(false);
    const last = services.publish(uploadChanged('acc_ann'));
    expect(await numbers(other, 1)).toEqual([last]);
    expect(listening.behind).toBe(true);
    expect(other.behind).toBe(false);
    expect(await numbers(listening, 1)).toEqual([last]);
  });

  it('ends listeners that started before it was connected: they read what was committed until then', async () => {
    const late = createHub({ pool, gatewaySecret: 'secret', log: pino({ level: 'silent' }) });
    const listening = late.listen(ANN);
    services.publish(uploadChanged('acc_ann'));
    expect(await listening.next()).toEqual({ done: true, value: undefined });
    expect(listening.behind).toBe(true);
    const anew = late.listen(ANN);
    const number = services.publish(uploadChanged('acc_ann'));
    expect(await numbers(anew, 1)).toEqual([number]);
    expect(anew.behind).toBe(false);
    await late.close();
  });

  it('ends each listener when its session or key expires, and tells it so', async () => {
    const told: string[] = [];
    const listen = (credentialId: string, expiresAt: string | null) =>
      hub.listen({ ...ANN, credentialId, expiresAt }, () => told.push(credentialId));
    const [never, later] = [listen('ses_never', null), listen('ses_later', within(80))];
    const [sooner, over] = [listen('ses_sooner', within(20)), listen('ses_over', within(-1))];
    const far = listen('ses_far', within(90 * 86_400_000));
    for (const each of [later, sooner, over]) expect(await each.next()).toEqual({ done: true, value: undefined });
    // Two that expire close together may be found in one check.
    expect(told.toSorted()).toEqual(['ses_later', 'ses_over', 'ses_sooner']);
    const number = services.publish(uploadChanged('acc_ann'));
    expect(await numbers(never, 1)).toEqual([number]);
    expect(await numbers(far, 1)).toEqual([number]);
  });

  it('ends the keys of a removed member, not those of others', async () => {
    const key = {
      ...ANN,
      credentialId: 'key_1',
      personId: 'per_bob',
      grant: { ...OWNER, role: 'editor' as const, way: 'key' as const },
    };
    const [ofMember, ofOwner] = [hub.listen(key), hub.listen({ ...key, credentialId: 'key_2', personId: 'per_ann' })];
    services.publish({
      type: 'access.ended',
      ended: { kind: 'membership', accountId: 'acc_ann', personId: 'per_bob' },
    });
    const number = services.publish(uploadChanged('acc_ann'));
    expect(await numbers(ofOwner, 1)).toEqual([number]);
    expect(await ofMember.next()).toEqual({ done: true, value: undefined });
  });

  it('ends a waiting listener on request', async () => {
    const listening = hub.listen(ANN);
    const waiting = listening.next();
    await listening.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await listening.next()).toEqual({ done: true, value: undefined });
  });

  it('ends everybody who relies on an ended session, key or membership, and nobody else', async () => {
    const key = { ...ANN, credentialId: 'key_1', grant: { ...OWNER, role: 'editor' as const, way: 'key' as const } };
    const member = { ...ANN, credentialId: 'ses_2', personId: 'per_bob', grant: { ...OWNER, role: 'editor' as const } };
    const bobAtHome = { ...member, accountId: 'acc_bob', grant: OWNER };
    const listening = [ANN, key, member, bobAtHome].map((listener) => hub.listen(listener));
    const ended: number[] = [];
    listening.forEach((each, index) => void each.next().then(({ done }) => done && ended.push(index)));
    services.publish({ type: 'access.ended', ended: { kind: 'session', sessionId: 'ses_1' } });
    await until(() => ended.length === 1);
    services.publish({ type: 'access.ended', ended: { kind: 'key', keyId: 'key_1', endsAt: null } });
    await until(() => ended.length === 2);
    services.publish({
      type: 'access.ended',
      ended: { kind: 'membership', accountId: 'acc_ann', personId: 'per_bob' },
    });
    await until(() => ended.length === 3);
    // The remaining listener is that of another account, and still receives its events.
    services.publish(uploadChanged('acc_bob'));
    services.publish(uploadChanged('acc_bob'));
    expect(await listening[3]?.next()).toMatchObject({ done: false });
    expect(ended).toEqual([0, 1, 2]);
  });

  it('ends a listener at once if its right ended just after it was confirmed', async () => {
    const bystander = hub.listen({ ...ANN, credentialId: 'ses_9' });
    services.publish({ type: 'access.ended', ended: { kind: 'session', sessionId: 'ses_1' } });
    services.publish(uploadChanged('acc_ann'));
    // Events arrive in order: once this one is here, the one before was, too.
    await numbers(bystander, 1);
    expect(await hub.listen(ANN).next()).toEqual({ done: true, value: undefined });
  });

  it('skips an unknown event, and continues', async () => {
    const listening = hub.listen(ANN);
    // A newer service may send more than this process knows.
    services.publish(JSON.parse('{ "type": "weather.changed" }'));
    services.publish(uploadChanged('acc_ann'));
    expect(await numbers(listening, 1)).toEqual([2]);
  });
});
