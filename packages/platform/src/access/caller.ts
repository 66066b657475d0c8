import type { Person, SeenAccount } from '../accounts/account.ts';

/** Who makes a request, and in which account. Ids are UUIDs. */
export interface Caller {
  requestId: string;
  /** `expiresAt` is null for a key without an end. */
  credential: { kind: 'session' | 'key'; id: string; expiresAt: Date | null };
  person: Person;
  /** Whether they have the powers of support: by a session, or by a key of their own account. A key made in another's has none. */
  isStaff: boolean;
  account: SeenAccount;
}
