import type { Action, Grant } from '@launchyard/domain/access';
import type { Account, Person } from '../accounts/account.ts';

/** Who makes a request, in which account, and what they may do there. Ids are UUIDs. */
export interface Caller {
  requestId: string;
  /** The network address of the gateway’s client. */
  clientAddress: string;
  /**
   * `expiresAt` is null for a key that does not expire. A token for GraphiQL is its key, with the session (a UUID) that
   * it depends on.
   */
  credential: { kind: 'session' | 'key'; id: string; expiresAt: Date | null; sessionId: string | null };
  person: Person;
  /** Who opened GraphiQL, perhaps with a key of somebody else; null for other credentials. */
  openerId: string | null;
  /** Whether the person acts by themselves and has not finished their profile. A key goes on without them. */
  isProfileUnfinished: boolean;
  account: Account;
  /** The case (a UUID) in which staff read the account; null for everybody who acts by rights of their own. */
  supportCase: { id: string; endsAt: Date } | null;
  /** Computed once for the request. */
  grant: Grant;
  /**
   * The permission checks made about one application, or explicitly about none. `requireMay` records them, and the
   * server verifies that a call made its check.
   */
  asked: Set<Action>;
}
