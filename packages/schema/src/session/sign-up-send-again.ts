import { signUpSendAgain } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { pendingPayload } from './pending-sign-up.ts';

const SignUpSendAgainInput = builder.inputType('SignUpSendAgainInput', {
  description: 'Which sign-up waits for a code.',
  fields: (t) => ({ signUpId: t.id({ required: true, description: 'The id of the sign-up.' }) }),
});

const SignUpSendAgainPayload = pendingPayload('SignUpSendAgainPayload', 'What came of asking for another code.');

builder.mutationField('signUpSendAgain', (t) =>
  t.field({
    type: SignUpSendAgainPayload,
    description:
      'Sends another one-time code, a minute after the last one at the soonest. The one before is good no more.',
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: SignUpSendAgainInput, required: true, description: 'Which sign-up it is for.' }) },
    resolve: (_root, { input }, context) => write(context, signUpSendAgain, { signUpId: input.signUpId }),
  }),
);
