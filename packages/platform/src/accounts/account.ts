import type { PersonRole } from '@launchyard/domain/access';

/** Somebody who can sign in. `id` is a UUID, as are those below. */
export interface Person {
  id: string;
  email: string;
  username: string;
  role: PersonRole;
}

/** The fields of an account that are shown. */
export interface Account {
  id: string;
  username: string;
  /** The owner. */
  ownerId: string;
  createdAt: Date;
  updatedAt: Date;
  hasVersionControl: boolean;
  isPayPerLaunch: boolean;
}
