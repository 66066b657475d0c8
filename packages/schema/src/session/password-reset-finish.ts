import { passwordResetFinish } from '@launchyard/contract/session';
import { checkNewPassword } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const PasswordResetFinishInput = builder.inputType('PasswordResetFinishInput', {
  description: 'A new password, and the code that allows to set it.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'The code of the link: `oobCode`.' }),
    password: t.string({ required: true, description: 'The new password.' }),
  }),
});

const PasswordResetFinishPayload = payloadType<object>(
  'PasswordResetFinishPayload',
  'What came of setting a new password.',
  (t) => ({
    isSet: t.boolean({
      description: 'Whether the new password holds now. Every session of the person has ended.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('passwordResetFinish', (t) =>
  t.field({
    type: PasswordResetFinishPayload,
    description: 'Sets a new password with the code of a link, once, and ends every session of the person.',
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: PasswordResetFinishInput, required: true, description: 'Code and password.' }) },
    resolve: async (_root, { input }, context) => {
      const refusals = checkNewPassword(input.password);
      if (refusals.length > 0) return refused(refusals);
      return write(context, passwordResetFinish, { code: input.code, password: input.password });
    },
  }),
);
