import type { Action, Grant } from '@launchyard/domain/access';
import type { Account, Person } from '../accounts/account.ts';

/** Who makes a request, in which account, and what they may do there. Ids are UUIDs. */
export interface Caller {
  requestId: string;
  /** `expiresAt` is null for a key without an end. */
  credential: { kind: 'session' | 'key'; id: string; expiresAt: Date | null };
  person: Person;
  account: Account;
  /** Worked out once for the request. */
  grant: Grant;
  /** What was asked of it about one application, or expressly about none: `requireMay` notes it, and the server holds calls to it. */
  asked: Set<Action>;
}
