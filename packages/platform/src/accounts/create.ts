import type { PersonRole } from '@launchyard/domain/access';
import { newTrial, type Trial } from '@launchyard/domain/plans';
import { normalizeEmail } from '@launchyard/domain/session';
import type { Sql } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';

export interface NewPerson {
  email: string;
  username: string;
  passwordHash: string;
  role?: PersonRole;
  purchasedStorageBytes?: number;
  /** Null: no end. Unset: a trial that starts now. */
  trial?: Trial | null;
}

/** Creates a person with an empty account of their own. `sql` should be a transaction. Ids are UUIDs. */
export async function createPerson(
  sql: Sql,
  now: Date,
  person: NewPerson,
): Promise<{ personId: string; accountId: string }> {
  const trial = person.trial === undefined ? newTrial(now) : person.trial;
  const [account] = await sql
    .insert(accounts)
    .values({
      username: person.username,
      usernameKey: person.username.toLowerCase(),
      purchasedStorageBytes: person.purchasedStorageBytes ?? 0,
      createdAt: now,
      updatedAt: now,
      trialDays: trial?.days,
      trialEndsAt: trial?.expiresAt,
    })
    .returning({ id: accounts.id });
  if (!account) throw new Error('the account was not written');
  const [row] = await sql
    .insert(people)
    .values({
      accountId: account.id,
      email: normalizeEmail(person.email),
      passwordHash: person.passwordHash,
      role: person.role ?? 'customer',
      createdAt: now,
    })
    .returning({ id: people.id });
  if (!row) throw new Error('the person was not written');
  return { personId: row.id, accountId: account.id };
}
