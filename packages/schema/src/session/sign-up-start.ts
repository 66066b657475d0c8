import { signUpStart } from '@launchyard/contract/session';
import { checkNewEmail, checkNewPassword, checkNewUsername } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { pendingPayload } from './pending-sign-up.ts';

const SignUpStartInput = builder.inputType('SignUpStartInput', {
  description: 'Who wants an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The e-mail address, to which a one-time code is sent.' }),
    password: t.string({ required: true, description: 'The password of the account to be.' }),
    username: t.string({
      required: true,
      description: 'The name of the account to be: 3 to 30 letters, digits and underscores. It becomes part of links.',
    }),
  }),
});

const SignUpStartPayload = pendingPayload('SignUpStartPayload', 'What came of asking for an account.');

builder.mutationField('signUpStart', (t) =>
  t.field({
    type: SignUpStartPayload,
    description: 'Begins a sign-up: sends a one-time code to the e-mail address. Nothing is taken until it comes back.',
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: SignUpStartInput, required: true, description: 'E-mail, password and username.' }) },
    resolve: async (_root, { input }, context) => {
      const refusals = [
        ...checkNewEmail(input.email),
        ...checkNewPassword(input.password),
        ...checkNewUsername(input.username),
      ];
      return refusals.length > 0 ? refused(refusals) : write(context, signUpStart, input);
    },
  }),
);
