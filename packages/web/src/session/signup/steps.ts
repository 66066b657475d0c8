/** Access §4: the steps of a sign-up, in their order; also the names of their labels. */
export const STEPS = ['email', 'password', 'username', 'code'] as const;
export type Step = (typeof STEPS)[number];

/** What was entered so far. It lives in the page alone: a reload begins anew, and no password is kept anywhere. */
export interface Entered {
  email: string;
  password: string;
  username: string;
}

/** A sign-up whose code is on its way. `canSendAgainAt` is an instant in ISO 8601. */
export interface Pending {
  signUpId: string;
  email: string;
  canSendAgainAt: string;
}
