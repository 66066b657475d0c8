import type { Form } from '../../kit/use-form.ts';

/** Access §4: the steps of a sign-up, in order; also the keys of their labels. */
export const STEPS = ['email', 'password', 'username', 'code'] as const;
export type Step = (typeof STEPS)[number];

/** The input of all steps. It only lives in the page: a reload starts over, and no password is stored. */
export type SignUpForm = Form<Step>;

/** A sign-up whose code has been sent. `canSendAgainAt` is an instant in ISO 8601. */
export interface Pending {
  signUpId: string;
  email: string;
  canSendAgainAt: string;
}
