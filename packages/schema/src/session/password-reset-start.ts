import { passwordResetStart } from '@launchyard/contract/session';
import { checkResetEmail } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const PasswordResetStartInput = builder.inputType('PasswordResetStartInput', {
  description: 'Who has forgotten their password.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The e-mail address of the person.' }) }),
});

const PasswordResetStartPayload = payloadType<object>(
  'PasswordResetStartPayload',
  'What came of asking for a link.',
  (t) => ({
    isSent: t.boolean({
      description: 'Whether the link is on its way, or would be if the address had an account.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('passwordResetStart', (t) =>
  t.field({
    type: PasswordResetStartPayload,
    description: 'Sends a link to set a new password, good once and for ten minutes. An earlier link is good no more.',
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: PasswordResetStartInput, required: true, description: 'The e-mail address.' }) },
    resolve: async (_root, { input }, context) => {
      const refusals = checkResetEmail(input.email);
      return refusals.length > 0 ? refused(refusals) : write(context, passwordResetStart, { email: input.email });
    },
  }),
);
