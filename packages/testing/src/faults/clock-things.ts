import { createHash } from 'node:crypto';
import { signIn, signOut, sessionState } from '@launchyard/contract/session';
import { uploadFinish, uploadPartsSign, uploadStart } from '@launchyard/contract/uploads';
import { makeKey } from '@launchyard/platform/keys/keys';
import type { Database } from '@launchyard/platform/kit/database';
import type { TestPerson } from '../world/people.ts';
import { callRest, expectReply } from '../world/rest.ts';
import type { Case } from './cases.ts';
import type { Customer } from './customer.ts';

/** Who owns the things, and where they are. */
export interface Scene {
  apiUrl: string;
  person: TestPerson;
  customer: Customer;
  database: Database;
  build: Buffer;
}

/** Things that have ended and must stay ended, and one that is open and must stay open. */
export interface Things {
  /** Tokens of a session that was signed out and of a key that was revoked. */
  endedTokens: string[];
  cancelledId: string;
  /** Accepts parts. Starting it again with its idempotency key returns the same upload. */
  open: { id: string; appName: string; idempotencyKey: string };
}

export async function arrange(scene: Scene, name: string): Promise<Things> {
  const { apiUrl, person, customer, database, build } = scene;
  const { email, password, uuids } = person;
  const { token: session } = expectReply(await callRest(apiUrl, signIn, { email, password }, {}));
  expectReply(await callRest(apiUrl, signOut, {}, { token: session }));
  const owner = { accountId: uuids.account, personId: uuids.person };
  const key = await makeKey(database.sql, new Date(), owner, 'api');
  await database.pool.query('update api_keys set ended_at = now() where id = $1', [key.id]);
  const cancelled = await customer.start(`${name}Cancelled`, build);
  await customer.cancel(cancelled.id);
  const open = { appName: `${name}Open`, idempotencyKey: `the key of ${name}` };
  const id = await startOpen(scene, open);
  if (id === null) throw new Error('the upload was not started');
  return { endedTokens: [session, key.token], cancelledId: cancelled.id, open: { ...open, id } };
}

/** Lists what was revived, ended early or duplicated. While the clock is wrong, starting the upload again may be refused. */
export async function look(scene: Scene, things: Things, clock: 'right' | 'wrong'): Promise<string[]> {
  return [...(await lookAtEnded(scene, things)), ...(await lookAtOpen(scene, things, clock))];
}

async function lookAtEnded({ apiUrl, customer }: Scene, { endedTokens, cancelledId }: Things): Promise<string[]> {
  const found: string[] = [];
  for (const token of endedTokens) {
    const { reply } = await callRest(apiUrl, sessionState, {}, { token });
    if (reply) found.push(`revived: ${token.slice(0, 6)}… gives access again`);
  }
  const { state } = await customer.get(cancelledId);
  if (state !== 'cancelled') found.push(`revived: a cancelled upload is ${state}`);
  const { reply: link } = await customer.ask(uploadPartsSign, { uploadId: cancelledId, partNumbers: [1] });
  if (link) found.push('revived: a cancelled upload accepts parts');
  const { reply: finished } = await customer.ask(uploadFinish, { uploadId: cancelledId });
  if (finished) found.push('revived: a cancelled upload could be finished');
  return found;
}

export async function lookAtOpen(scene: Scene, { open }: Things, clock: 'right' | 'wrong'): Promise<string[]> {
  const { state } = await scene.customer.get(open.id);
  if (state !== 'uploading') return [`ended early: an open upload is ${state}`];
  const again = await startOpen(scene, open);
  if (again === open.id || (again === null && clock === 'wrong')) return [];
  return [again === null ? 'forgotten: starting the upload again is refused' : `done twice: ${again}`];
}

/** Starts an upload with its idempotency key. Returns its id, or null if it is refused. */
async function startOpen({ customer, build }: Scene, open: Omit<Things['open'], 'id'>): Promise<string | null> {
  const fingerprint = createHash('sha256').update(build).digest('hex');
  const input = { ...open, fileName: 'build.zip', sizeBytes: build.length, fingerprint, sendsUpdatesOnEmail: true };
  return (await customer.ask(uploadStart, input)).reply?.upload.id ?? null;
}

/** Sends and finishes the open upload, which must still work. Returns it as a case that must end as tested. */
export async function finishOpen({ customer, build, person }: Scene, { open }: Things): Promise<Case> {
  await customer.sendAll(open.id, build);
  await customer.finish(open.id);
  const { uuids, email } = person;
  const { id: uploadId, appName } = open;
  return {
    kind: 'good',
    appName,
    accountUuid: uuids.account,
    email,
    uploadId,
    isAcknowledged: true,
    bytes: build.length,
  };
}
