import type { Role, Standing } from '@launchyard/domain/session';

/** Who makes a request, and in which account. Ids are UUIDs. */
export interface Caller {
  requestId: string;
  /** `expiresAt` is null for a key without an end. */
  credential: { kind: 'session' | 'key'; id: string; expiresAt: Date | null };
  person: { id: string; email: string; username: string; role: Role };
  /** Whether they have the powers of support: by a session, or by a key of their own account. A key made in another's has none. */
  isStaff: boolean;
  /** `isOwn`: it is the account of the person, who may ask by a session or by a key. */
  account: {
    id: string;
    username: string;
    createdAt: Date;
    hasVersionControl: boolean;
    isPayPerLaunch: boolean;
    standing: Standing;
    isOwn: boolean;
  };
}
