import { signUpFinish } from '@launchyard/contract/session';
import { checkCode } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { beginSession, signedInPayload } from './signed-in.ts';

const SignUpFinishInput = builder.inputType('SignUpFinishInput', {
  description: 'The code from the e-mail.',
  fields: (t) => ({
    signUpId: t.id({ required: true, description: 'The id of the sign-up.' }),
    code: t.string({ required: true, description: 'Six digits.' }),
  }),
});

const SignUpFinishPayload = signedInPayload(
  'SignUpFinishPayload',
  'The result of confirming a sign-up. The session of the new account is in the cookie of the response and nowhere else.',
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
    resolve: (_root, { input }, context) =>
      beginSession(context, signUpFinish, { signUpId: input.signUpId, code: input.code }, () => checkCode(input.code)),
  }),
);
