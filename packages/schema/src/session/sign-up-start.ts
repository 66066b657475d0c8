import { signUpStart } from '@launchyard/contract/session';
import { checkNewEmail, checkNewPassword, checkNewUsername } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { pendingPayload } from './pending-sign-up.ts';

const SignUpStartInput = builder.inputType('SignUpStartInput', {
  description: 'A new account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The e-mail address, to which a one-time code is sent.' }),
    password: t.string({ required: true, description: 'The password of the new account.' }),
    username: t.string({
      required: true,
      description: 'The name of the new account: 3 to 30 letters, digits and underscores. It becomes part of links.',
    }),
  }),
});

const SignUpStartPayload = pendingPayload('SignUpStartPayload', 'The result of starting a sign-up.');

builder.mutationField('signUpStart', (t) =>
  t.field({
    nullable: true,
    type: SignUpStartPayload,
    description:
      'Starts a sign-up: sends a one-time code to the e-mail address. Address and username are not reserved until it is confirmed.',
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
