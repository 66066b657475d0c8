import { createPerson, type NewPerson } from '../accounts/create.ts';
import { ensureDefaultConfig } from '../configs/default.ts';
import type { Sql } from '../kit/database.ts';
import { hashPassword } from '../kit/passwords.ts';

/** Opens an account for a new person, with its default config. `sql` should be a transaction. Ids are UUIDs. */
export async function openAccount(
  sql: Sql,
  now: Date,
  person: NewPerson,
): Promise<{ personId: string; accountId: string }> {
  const made = await createPerson(sql, now, person);
  await ensureDefaultConfig(sql, now, made.accountId);
  return made;
}

/** The same with a password that has yet to be hashed. */
export async function openAccountWithPassword(
  sql: Sql,
  now: Date,
  { password, ...person }: Omit<NewPerson, 'passwordHash'> & { password: string },
): Promise<{ personId: string; accountId: string }> {
  const passwordHash = await hashPassword(password, { lane: 'people', owner: 'set-up' });
  return openAccount(sql, now, { ...person, passwordHash });
}
