import { sql } from 'drizzle-orm';
import { accounts } from '../tables/accounts.ts';

/** The name of an account that people see. */
export const accountLabel = sql<string>`coalesce(accounts.username,
  (select people.email from people where people.id = accounts.owner_id))`;

/** The columns that `presentAccount` needs. */
export const accountColumns = {
  id: accounts.id,
  username: accounts.username,
  label: accountLabel,
  ownerId: accounts.ownerId,
  createdAt: accounts.createdAt,
  updatedAt: accounts.updatedAt,
  hasVersionControl: accounts.hasVersionControl,
  isPayPerLaunch: accounts.isPayPerLaunch,
  deletedAt: accounts.deletedAt,
};
