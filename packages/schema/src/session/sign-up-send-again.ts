import { signUpSendAgain } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { pendingPayload } from './pending-sign-up.ts';

const SignUpSendAgainInput = builder.inputType('SignUpSendAgainInput', {
  description: 'The sign-up to send another code for.',
  fields: (t) => ({ signUpId: t.id({ required: true, description: 'The id of the sign-up.' }) }),
});

const SignUpSendAgainPayload = pendingPayload('SignUpSendAgainPayload', 'The result of asking for another code.');

builder.mutationField('signUpSendAgain', (t) =>
  t.field({
    nullable: true,
    type: SignUpSendAgainPayload,
    description: 'Sends another one-time code, at most once a minute. The previous code stops working.',
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: SignUpSendAgainInput, required: true, description: 'The id of the sign-up.' }) },
    resolve: (_root, { input }, context) => write(context, signUpSendAgain, { signUpId: input.signUpId }),
  }),
);
