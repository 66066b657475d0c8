import type { Role, Standing } from '@launchyard/domain/session';

/** Who makes a request, and in which account. Ids are UUIDs. */
export interface Caller {
  requestId: string;
  credential: { kind: 'session' | 'key'; id: string };
  person: { id: string; email: string; username: string; role: Role };
  account: { id: string; username: string; createdAt: Date; standing: Standing };
}
