import type { PersonRole } from '@launchyard/domain/access';

/** Somebody who can sign in. `id` is a UUID, as are those below. */
export interface Person {
  id: string;
  email: string;
  /** Null until they have finished their profile. */
  username: string | null;
  role: PersonRole;
}

/** The fields of an account that are shown. */
export interface Account {
  id: string;
  /** Null until its owner has finished their profile. */
  username: string | null;
  /** The name to show: the username, or the owner’s e-mail address while there is none. */
  label: string;
  /** The owner. */
  ownerId: string;
  createdAt: Date;
  updatedAt: Date;
  hasVersionControl: boolean;
  isPayPerLaunch: boolean;
  /** Null: it is not deleted. */
  deletedAt: Date | null;
}
