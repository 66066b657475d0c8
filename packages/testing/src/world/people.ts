import { randomBytes } from 'node:crypto';
import { formatId, type Actor } from '@launchyard/domain/kit';
import type { PersonRole } from '@launchyard/domain/access';
import type { NewPerson } from '@launchyard/platform/accounts/create';
import { makeKey } from '@launchyard/platform/keys/keys';
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

/** Somebody who can sign in and has not finished their profile: their account has no name, and they have no keys. */
export type UnfinishedPerson = Pick<TestPerson, 'email' | 'password' | 'accountId' | 'personId' | 'session'> & {
  uuids: { account: string; person: string };
};

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
  country: null,
};

/** Creates a signed-in person the way sign-up and sign-in do. */
export async function makePerson(
  { sql, now }: { sql: Database['sql']; now: Date },
  { memberOf, ...options }: PersonOptions = {},
): Promise<TestPerson> {
  const username = options.username ?? `user_${randomBytes(5).toString('hex')}`;
  const email = `${username}@launchyard.example`;
  const person = await signedIn({ sql, now }, { ...options, username, email }, memberOf);
  const owner = { accountId: person.uuids.account, personId: person.uuids.person };
  const key = await makeKey(sql, now, owner, 'api');
  const streaming = await makeKey(sql, now, owner, 'streaming');
  return {
    ...person,
    username,
    apiKey: key.token,
    streamingKey: streaming.token,
    uuids: { ...person.uuids, key: key.id },
  };
}

/** Creates somebody who has signed in without a username, in a team or alone. */
export function makeUnfinishedPerson(
  world: { sql: Database['sql']; now: Date },
  { memberOf, ...options }: Omit<PersonOptions, 'username'> = {},
): Promise<UnfinishedPerson> {
  const email = `new_${randomBytes(5).toString('hex')}@launchyard.example`;
  return signedIn(world, { ...options, username: null, email }, memberOf);
}

async function signedIn(
  { sql, now }: { sql: Database['sql']; now: Date },
  person: Omit<NewPerson, 'passwordHash'>,
  memberOf?: TestPerson,
): Promise<UnfinishedPerson> {
  const { personId, accountId } = await openAccount(sql, now, { ...person, passwordHash: await passwordHash });
  if (memberOf) await addMember(sql, now, memberOf.uuids.account, personId);
  const session = await sql.transaction((tx) => openSession(tx, now, personId, VISITOR));
  return {
    email: person.email,
    password,
    accountId: formatId('account', accountId),
    personId: formatId('person', personId),
    session: session.token,
    uuids: { account: accountId, person: personId },
  };
}
