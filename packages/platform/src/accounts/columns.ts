import { sql } from 'drizzle-orm';
import { accounts } from '../tables/accounts.ts';

/** The columns that `presentAccount` needs. */
export const accountColumns = {
  id: accounts.id,
  username: accounts.username,
  ownerId: sql<string>`(select people.id from people where people.account_id = accounts.id)`,
  createdAt: accounts.createdAt,
  updatedAt: accounts.updatedAt,
  hasVersionControl: accounts.hasVersionControl,
  isPayPerLaunch: accounts.isPayPerLaunch,
};
