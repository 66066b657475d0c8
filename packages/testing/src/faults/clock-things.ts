import { createHash } from 'node:crypto';
import { signIn, signOut, sessionState } from '@launchyard/contract/session';
import { uploadFinish, uploadPartsSign, uploadStart } from '@launchyard/contract/uploads';
import { makeKey } from '@launchyard/platform/developer/keys';
import type { Database } from '@launchyard/platform/kit/database';
import type { TestPerson } from '../world/people.ts';
import { callRest, expectReply } from '../world/rest.ts';
import type { Case } from './cases.ts';
import type { Customer } from './customer.ts';

/** Who has things, and where. */
export interface Scene {
  apiUrl: string;
  person: TestPerson;
  customer: Customer;
  database: Database;
  build: Buffer;
}

/** What has ended and may not live again, and what has not and may not end. */
export interface Things {
  /** Of a session that was signed out, and of a key that was ended. */
  endedTokens: string[];
  cancelledId: string;
  /** Takes parts. Started again with its key, it is the same one. */
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
  if (id === null) throw new Error('an upload was not started');
  return { endedTokens: [session, key.token], cancelledId: cancelled.id, open: { ...open, id } };
}

/** What came to life again, what ended early, and what came twice. By a clock that is wrong, what is asked for again may be refused. */
export async function look(scene: Scene, things: Things, clock: 'right' | 'wrong'): Promise<string[]> {
  return [...(await lookAtEnded(scene, things)), ...(await lookAtOpen(scene, things, clock))];
}

async function lookAtEnded({ apiUrl, customer }: Scene, { endedTokens, cancelledId }: Things): Promise<string[]> {
  const found: string[] = [];
  for (const token of endedTokens) {
    const { reply } = await callRest(apiUrl, sessionState, {}, { token });
    if (reply) found.push(`revived: what ${token.slice(0, 6)}… opened before it was ended`);
  }
  const { state } = await customer.get(cancelledId);
  if (state !== 'cancelled') found.push(`revived: an upload that was cancelled is ${state}`);
  const { reply: link } = await customer.ask(uploadPartsSign, { uploadId: cancelledId, partNumbers: [1] });
  if (link) found.push('revived: parts may be sent to an upload that was cancelled');
  const { reply: finished } = await customer.ask(uploadFinish, { uploadId: cancelledId });
  if (finished) found.push('revived: an upload that was cancelled was finished');
  return found;
}

export async function lookAtOpen(scene: Scene, { open }: Things, clock: 'right' | 'wrong'): Promise<string[]> {
  const { state } = await scene.customer.get(open.id);
  if (state !== 'uploading') return [`ended early: an upload that takes parts is ${state}`];
  const again = await startOpen(scene, open);
  if (again === open.id || (again === null && clock === 'wrong')) return [];
  return [again === null ? 'forgotten: asked for again, an upload is refused' : `done twice: ${again}`];
}

/** Starts an upload under its idempotency key. Answers its id, or null when it is refused. */
async function startOpen({ customer, build }: Scene, open: Omit<Things['open'], 'id'>): Promise<string | null> {
  const fingerprint = createHash('sha256').update(build).digest('hex');
  const input = { ...open, fileName: 'build.zip', sizeBytes: build.length, fingerprint, sendsUpdatesOnEmail: true };
  return (await customer.ask(uploadStart, input)).reply?.upload.id ?? null;
}

/** Sends and finishes what takes parts, as it was to be all the time. Answers it as a case that is to be tested. */
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
