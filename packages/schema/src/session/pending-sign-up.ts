import type { PendingSignUp as Pending } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { payloadType } from '../kit/user-errors.ts';

const PendingSignUp = builder.objectRef<Pending>('PendingSignUp').implement({
  description: 'A sign-up that is waiting for its one-time code.',
  fields: (t) => ({
    signUpId: t.exposeID('id', {
      description: 'The id of the sign-up, `sgn_…`, for `signUpFinish` and `signUpSendAgain` only.',
    }),
    email: t.exposeString('email', { description: 'Where the code was sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the code expires.' }),
    canSendAgainAt: t.expose('canSendAgainAt', {
      type: 'DateTime',
      description: 'When another code can be requested.',
    }),
  }),
});

/** Declares the payload of a mutation that sends a code. */
export const pendingPayload = (name: string, description: string) =>
  payloadType<{ signUp: Pending }>(name, description, (t) => ({
    signUp: t.field({
      type: PendingSignUp,
      nullable: true,
      description: 'The sign-up; null when no code was sent.',
      resolve: ({ reply }) => reply?.signUp ?? null,
    }),
  }));
