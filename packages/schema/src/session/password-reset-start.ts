import { passwordResetStart } from '@launchyard/contract/session';
import { checkResetEmail, RESET_SECONDS } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const PasswordResetStartInput = builder.inputType('PasswordResetStartInput', {
  description: 'A request to reset a password.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The e-mail address of the person.' }) }),
});

const PasswordResetStartPayload = payloadType<object>(
  'PasswordResetStartPayload',
  'The result of asking for a link to reset a password.',
  (t) => ({
    isSent: t.boolean({
      description: 'Whether a link was sent, or would have been if the address had an account.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('passwordResetStart', (t) =>
  t.field({
    nullable: true,
    type: PasswordResetStartPayload,
    description: `Sends a link to set a new password. It works once, within ${RESET_SECONDS / 60} minutes. Earlier links stop working.`,
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: PasswordResetStartInput, required: true, description: 'The e-mail address.' }) },
    resolve: async (_root, { input }, context) => {
      const refusals = checkResetEmail(input.email);
      return refusals.length > 0 ? refused(refusals) : write(context, passwordResetStart, { email: input.email });
    },
  }),
);
