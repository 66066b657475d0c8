import type { CallReply } from '@launchyard/contract/kit';
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
    keepsApiKeys: t.boolean({
      description: 'Whether the API keys that the person made go on working. Left out: no, they end.',
    }),
  }),
});

const PasswordResetFinishPayload = payloadType<CallReply<typeof passwordResetFinish>>(
  'PasswordResetFinishPayload',
  'What came of setting a new password.',
  (t) => ({
    isSet: t.boolean({
      description: 'Whether the new password holds now. Every session of the person has ended.',
      resolve: ({ reply }) => reply !== null,
    }),
    endedApiKeyCount: t.int({
      nullable: true,
      description: 'How many API keys of the person ended with the old password; null when it was refused.',
      resolve: ({ reply }) => reply?.endedKeyCount,
    }),
  }),
);

builder.mutationField('passwordResetFinish', (t) =>
  t.field({
    type: PasswordResetFinishPayload,
    description:
      'Sets a new password with the code of a link, once. Ends every session of the person, and every API key that they made unless they keep them.',
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: PasswordResetFinishInput, required: true, description: 'Code and password.' }) },
    resolve: async (_root, { input }, context) => {
      const refusals = checkNewPassword(input.password);
      if (refusals.length > 0) return refused(refusals);
      return write(context, passwordResetFinish, {
        code: input.code,
        password: input.password,
        keepsKeys: input.keepsApiKeys ?? false,
      });
    },
  }),
);
