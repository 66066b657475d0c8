import type { PersonRole } from '@launchyard/domain/access';
import { newTrial, TRIAL_DAYS, type Trial } from '@launchyard/domain/plans';
import { eq } from 'drizzle-orm';
import { normalizeEmail } from '@launchyard/domain/session';
import { newId } from '../kit/columns.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';

export interface NewPerson {
  email: string;
  /** Null: they choose one when they finish their profile. */
  username: string | null;
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
  const personId = newId();
  const accountId = newId();
  const account = sql.$with('account').as(
    sql.insert(accounts).values({
      id: accountId,
      ownerId: personId,
      username: person.username,
      usernameKey: person.username?.toLowerCase(),
      purchasedStorageBytes: person.purchasedStorageBytes ?? 0,
      createdAt: now,
      updatedAt: now,
      trialDays: trial?.days,
      trialEndsAt: trial?.expiresAt,
    }),
  );
  // In one statement: each of the two refers to the other.
  await sql
    .with(account)
    .insert(people)
    .values({
      id: personId,
      accountId,
      email: normalizeEmail(person.email),
      passwordHash: person.passwordHash,
      role: person.role ?? 'customer',
      createdAt: now,
    });
  return { personId, accountId };
}

/** Gives a person (a UUID) an empty account as their home. It has no name until they choose one. */
export async function createHome(tx: Tx, now: Date, personId: string): Promise<void> {
  const accountId = newId();
  // Their trial was used in the home that they had: handing it over begins no second one.
  const ended = { trialDays: TRIAL_DAYS, trialEndsAt: now };
  await tx.insert(accounts).values({ id: accountId, ownerId: personId, createdAt: now, updatedAt: now, ...ended });
  await tx.update(people).set({ accountId }).where(eq(people.id, personId));
}
