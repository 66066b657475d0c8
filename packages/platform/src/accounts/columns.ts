import { accounts } from '../tables/accounts.ts';

/** What `presentAccount` shows of an account. */
export const accountColumns = {
  id: accounts.id,
  username: accounts.username,
  createdAt: accounts.createdAt,
  hasVersionControl: accounts.hasVersionControl,
  isPayPerLaunch: accounts.isPayPerLaunch,
};
