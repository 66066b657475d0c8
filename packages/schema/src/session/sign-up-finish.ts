import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { signUpFinish } from '@launchyard/contract/session';
import { Failed, type CallReply } from '@launchyard/contract/kit';
import { checkCode } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { asGraphQLError } from '../kit/errors.ts';
import { payloadType } from '../kit/user-errors.ts';
import { findViewer, ViewerType } from './viewer.ts';

const SignUpFinishInput = builder.inputType('SignUpFinishInput', {
  description: 'The code from the e-mail.',
  fields: (t) => ({
    signUpId: t.id({ required: true, description: 'The id of the sign-up.' }),
    code: t.string({ required: true, description: 'Six digits.' }),
  }),
});

const SignUpFinishPayload = payloadType<CallReply<typeof signUpFinish>>(
  'SignUpFinishPayload',
  'The result of confirming a sign-up. The session of the new account is in the cookie of the response and nowhere else.',
  (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'The signed-in viewer. Null if refused.',
      resolve: ({ reply }, _arguments, context) => reply && findViewer(context),
    }),
  }),
);

builder.mutationField('signUpFinish', (t) =>
  t.field({
    nullable: true,
    type: SignUpFinishPayload,
    description:
      'Confirms a sign-up with its one-time code, creates the account and signs in; the response sets the session cookie.',
    // Each guess is counted.
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: SignUpFinishInput, required: true, description: 'The sign-up and its code.' }) },
    resolve: async (_root, { input }, context) => {
      // Checked before the code, so that no session is created without a cookie.
      if (!context.browser.isThere) throw asGraphQLError(new Failed(SERVICE_FAULT.FORBIDDEN, 'session'));
      const refusals = checkCode(input.code);
      if (refusals.length > 0) return refused(refusals);
      const outcome = await write(context, signUpFinish, { signUpId: input.signUpId, code: input.code });
      if (outcome.reply) context.browser.begin(outcome.reply);
      return outcome;
    },
  }),
);
