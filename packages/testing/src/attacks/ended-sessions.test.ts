import type { Client } from 'graphql-ws';
import { signIn } from '@launchyard/contract/session';
import { beforeAll, expect, test } from 'vitest';
import { expectReply } from '../world/rest.ts';
import { startWorld, type World } from '../world/world.ts';
import { startUpload } from './upload.ts';
import { WAYS_IN, waysInto } from './ways-in.ts';

const RESET = `mutation ($input: PasswordResetStartInput!) { passwordResetStart(input: $input) { isSent } }`;
const SET = `mutation ($input: PasswordResetFinishInput!) { passwordResetFinish(input: $input) { isSet } }`;
const CHANGES = 'subscription { uploadsChanged { cursor } }';
const WHO = '{ viewer { person { email } } }';
// Uses the real clock, because the gateway checks the session of a socket against it.
let world: World;
beforeAll(async () => {
  world = await startWorld();
  return () => world.close();
});

async function linkFor(email: string): Promise<string> {
  await world.graphql(RESET, { input: { email } });
  const outbox = await fetch(`${world.config.addresses.upstream}/outbox`, { headers: { accept: 'application/json' } });
  return /oobCode=(lyr_\w+)/.exec(await outbox.text())?.[1] ?? 'no link';
}

/** Subscribes on a socket. `first` is the first message (rejects if the socket closes before); `closed` is the close code. */
function listen(socket: Client): { first: Promise<unknown>; closed: Promise<unknown>; isClosed: () => boolean } {
  const first = Promise.withResolvers<unknown>();
  const closed = Promise.withResolvers<unknown>();
  let isClosed = false;
  const end = (reason: unknown) => {
    isClosed = true;
    first.reject(new Error('the socket closed before the first message'));
    closed.resolve(typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : reason);
  };
  socket.subscribe({ query: CHANGES }, { next: first.resolve, error: end, complete: () => end('completed') });
  return { first: first.promise, closed: closed.promise, isClosed: () => isClosed };
}

test('20: a new password closes the sockets of every session of the person and revokes their keys, and nobody else’s', async () => {
  const [owner, bystander] = [await world.person(), await world.person()];
  // An event to receive: whoever receives it is subscribed.
  const { query, variables } = startUpload('something-to-hear');
  for (const { apiKey } of [owner, bystander]) await world.graphql(query, variables, { key: apiKey });
  const sockets = [owner, bystander].map(({ session }) => world.socket({ session }));
  const [mine, other] = sockets.map(listen);
  await Promise.all([mine?.first, other?.first]);
  expect([mine?.isClosed(), other?.isClosed()]).toEqual([false, false]);

  const input = { code: await linkFor(owner.email), password: 'Other-2-password' };
  expect((await world.graphql(SET, { input })).data).toEqual({ passwordResetFinish: { isSet: true } });
  expect(await mine?.closed).toBe(4403);
  expect(other?.isClosed()).toBe(false);
  const { errors } = await world.graphql(WHO, {}, { session: owner.session });
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  const byKey = await world.graphql(WHO, {}, { key: owner.apiKey });
  expect(byKey.errors?.[0]?.extensions['code'], '48: nor do keys outlive it').toBe('UNAUTHENTICATED');
  for (const socket of sockets) await socket.dispose();
});

test('20: after signing out the cookie gives no access by either transport, its socket is closed, and other browsers stay signed in', async () => {
  const ways = waysInto(world);
  const person = await world.person();
  const elsewhere = expectReply(await world.rest(signIn, { email: person.email, password: person.password }));
  await ways.post(startUpload('something-to-hear'), { key: person.apiKey });
  const socket = listen(world.socket({ session: person.session }));
  await socket.first;
  const query = 'mutation { sessionDelete(input: {}) { userErrors { code } } }';
  expect((await ways.post({ query }, { session: person.session })).text).toContain('"userErrors":[]');
  expect(await socket.closed).toBe(4403);

  // A copied cookie gives no access either.
  const documents = { query: '{ viewer { person { email } } }', subscription: CHANGES };
  for (const way of WAYS_IN) {
    expect([way, (await ways.ask(way, documents, { session: person.session })).code]).toEqual([way, 'UNAUTHENTICATED']);
    expect([way, (await ways.ask(way, documents, { session: elsewhere.token })).code]).toEqual([way, undefined]);
  }
  const again = await ways.post({ query }, { session: person.session });
  expect(again.text).not.toContain(person.email);
  expect(await ways.stillAnswers()).toBe(true);
});

test('21: ending a session from another browser closes its socket and refuses its cookie, and leaves the other browser', async () => {
  const person = await world.person();
  const elsewhere = expectReply(await world.rest(signIn, { email: person.email, password: person.password }));
  const { query, variables } = startUpload('something-to-hear');
  await world.graphql(query, variables, { key: person.apiKey });
  const sockets = [person.session, elsewhere.token].map((session) => world.socket({ session }));
  const [ended, kept] = sockets.map(listen);
  await Promise.all([ended?.first, kept?.first]);
  const LIST = '{ viewer { sessions { id isCurrent } } }';
  const found = await world.graphql(LIST, {}, { session: person.session });
  const id = /"id":"(ses_\w+)","isCurrent":true/.exec(JSON.stringify(found.data))?.[1];
  const REVOKE = `mutation { sessionRevoke(input: { sessionId: "${id}" }) { isRevoked userErrors { code } } }`;
  expect((await world.graphql(REVOKE, {}, { session: elsewhere.token })).data).toEqual({
    sessionRevoke: { isRevoked: true, userErrors: [] },
  });
  expect(await ended?.closed).toBe(4403);
  expect(kept?.isClosed()).toBe(false);
  const { errors } = await world.graphql(WHO, {}, { session: person.session });
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  for (const socket of sockets) await socket.dispose();
});
