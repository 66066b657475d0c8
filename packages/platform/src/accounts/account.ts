import type { Role, Standing } from '@launchyard/domain/session';

/** Somebody who can sign in. `id` is a UUID, as are those below. */
export interface Person {
  id: string;
  email: string;
  username: string;
  role: Role;
}

/** What is shown of an account. */
export interface Account {
  id: string;
  username: string;
  createdAt: Date;
  hasVersionControl: boolean;
  isPayPerLaunch: boolean;
}

/** An account as somebody sees it. `isOwn`: it is the account of the person, who may ask by a session or by a key. */
export interface SeenAccount extends Account {
  standing: Standing;
  isOwn: boolean;
}
