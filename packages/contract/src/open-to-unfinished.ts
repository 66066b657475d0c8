import { profileFinish } from './profile.ts';
import { budgetTake, sessionState, signOut } from './session.ts';

/**
 * The calls of somebody who is signed in and has not chosen a username yet: everything that finishes the profile, says
 * who they are, and signs out. Every other call that needs a credential is refused with PROFILE_UNFINISHED.
 */
export const OPEN_TO_UNFINISHED: ReadonlySet<string> = new Set(
  [sessionState, profileFinish, signOut, budgetTake].map(({ name }) => name),
);
