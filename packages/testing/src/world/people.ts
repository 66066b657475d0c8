import { randomBytes } from 'node:crypto';
import { formatId, type Actor } from '@launchyard/domain/kit';
import type { PersonRole } from '@launchyard/domain/access';
import { makeKey } from '@launchyard/platform/developer/keys';
import type { Database } from '@launchyard/platform/kit/database';
import { hashPassword } from '@launchyard/platform/kit/passwords';
import { openAccount } from '@launchyard/platform/session/open-account';
import { openSession } from '@launchyard/platform/access/open-session';
import { addMember } from '@launchyard/platform/team/members';

export interface PersonOptions {
  /** For tests that need a fixed name. Default: random. */
  username?: string;
  role?: PersonRole;
  purchasedStorageBytes?: number;
  /** The account whose team to join. */
  memberOf?: TestPerson;
}

/** A person with an account, a session and both kinds of key. Ids are public ids; `uuids` are for direct database access. */
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

/** The actor in rows that a signed-in person caused. */
export const actorFor = ({ username }: Pick<TestPerson, 'username'>): Actor => ({ kind: 'member', label: username });

/** Everybody shares one password, because hashing is expensive by design. */
const password = randomBytes(12).toString('base64url');
const passwordHash = hashPassword(password, { lane: 'people', owner: 'test' });
const VISITOR = {
  requestId: 'made for a test',
  clientAddress: '127.0.0.1',
  token: undefined,
  device: undefined,
  userAgent: '',
};

/** Creates a signed-in person the way sign-up and sign-in do. */
export async function makePerson(
  { sql, now }: { sql: Database['sql']; now: Date },
  { memberOf, ...options }: PersonOptions = {},
): Promise<TestPerson> {
  const username = options.username ?? `user_${randomBytes(5).toString('hex')}`;
  const email = `${username}@launchyard.example`;
  const owner = await openAccount(sql, now, { ...options, username, email, passwordHash: await passwordHash });
  if (memberOf) await addMember(sql, now, memberOf.uuids.account, owner.personId);
  const key = await makeKey(sql, now, owner, 'api');
  const streaming = await makeKey(sql, now, owner, 'streaming');
  const session = await sql.transaction((tx) => openSession(tx, now, owner.personId, VISITOR));
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
