import { randomBytes } from 'node:crypto';
import { signIn } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import type { Role } from '@launchyard/domain/session';
import { makeKey } from '@launchyard/platform/developer/keys';
import type { Sql } from '@launchyard/platform/kit/database';
import { createPerson } from '@launchyard/platform/session/accounts';
import { addMember } from '@launchyard/platform/team/members';
import { callRest, expectReply } from './rest.ts';

export interface PersonOptions {
  /** Where it must be the same each time; random otherwise. */
  username?: string;
  role?: Role;
  purchasedStorageBytes?: number;
  /** Whose team to join. */
  memberOf?: TestPerson;
}

/** Somebody with an account, a session and both kinds of key. Ids are public ids; `uuids` for arranging in the database. */
export interface TestPerson {
  email: string;
  password: string;
  username: string;
  accountId: string;
  personId: string;
  session: string;
  apiKey: string;
  streamingKey: string;
  uuids: { account: string; person: string; key: string };
}

export async function makePerson(
  { sql, now, apiUrl }: { sql: Sql; now: Date; apiUrl: string },
  { memberOf, ...options }: PersonOptions = {},
): Promise<TestPerson> {
  const username = options.username ?? `user_${randomBytes(5).toString('hex')}`;
  const email = `${username}@launchyard.example`;
  const password = randomBytes(12).toString('base64url');
  const owner = await createPerson(sql, now, { ...options, username, email, password });
  if (memberOf) await addMember(sql, now, memberOf.uuids.account, owner.personId);
  const key = await makeKey(sql, now, owner, 'api');
  const streaming = await makeKey(sql, now, owner, 'streaming');
  const session = expectReply(await callRest(apiUrl, signIn, { email, password }, {}));
  return {
    email,
    password,
    username,
    accountId: formatId('account', owner.accountId),
    personId: formatId('person', owner.personId),
    session: session.token,
    apiKey: key.token,
    streamingKey: streaming.token,
    uuids: { account: owner.accountId, person: owner.personId, key: key.id },
  };
}
