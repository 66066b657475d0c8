import { eq, sql, type SQL } from 'drizzle-orm';
import { hasEmail } from '../accounts/by-email.ts';
import type { Account } from '../accounts/account.ts';
import { isAccountNamed } from '../accounts/usernames.ts';
import { accountColumns } from '../accounts/columns.ts';
import type { Sql } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';
import { uploads } from '../tables/uploads.ts';

/** What a customer gave. Ids are UUIDs, or null for text that is no id. */
export type LookUp = { id: string | null } | { email: string } | { username: string } | { uploadId: string | null };

/** The home of a person, or the account that has or had a name, of an upload or with an id; null if there is none. */
export async function lookUpAccount(db: Sql, by: LookUp): Promise<Account | null> {
  const condition = conditionOf(by);
  if (!condition) return null;
  const [account] = await db.select(accountColumns).from(accounts).where(condition);
  return account ?? null;
}

function conditionOf(by: LookUp): SQL | null {
  if ('email' in by) {
    const ofPerson = hasEmail(by.email);
    return sql`${accounts.id} = (select ${people.accountId} from ${people} where ${ofPerson})`;
  }
  if ('username' in by) return isAccountNamed(by.username);
  if ('id' in by) return by.id === null ? null : eq(accounts.id, by.id);
  return by.uploadId === null
    ? null
    : sql`${accounts.id} = (select ${uploads.accountId} from ${uploads} where ${eq(uploads.id, by.uploadId)})`;
}
