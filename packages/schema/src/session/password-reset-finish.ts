import type { CallReply } from '@launchyard/contract/kit';
import { passwordResetFinish } from '@launchyard/contract/session';
import { checkNewPassword } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const PasswordResetFinishInput = builder.inputType('PasswordResetFinishInput', {
  description: 'A new password, with the code from the link.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'The code of the link: `oobCode`.' }),
    password: t.string({ required: true, description: 'The new password.' }),
    keepsApiKeys: t.boolean({
      description: 'Whether the API keys of the person stay valid. Defaults to no.',
    }),
  }),
});

const PasswordResetFinishPayload = payloadType<CallReply<typeof passwordResetFinish>>(
  'PasswordResetFinishPayload',
  'The result of setting a new password.',
  (t) => ({
    isSet: t.boolean({
      description: 'Whether the new password is set. All sessions of the person have ended.',
      resolve: ({ reply }) => reply !== null,
    }),
    endedApiKeyCount: t.int({
      nullable: true,
      description: 'The number of API keys that were revoked. Null if refused.',
      resolve: ({ reply }) => reply?.endedKeyCount,
    }),
  }),
);

builder.mutationField('passwordResetFinish', (t) =>
  t.field({
    nullable: true,
    type: PasswordResetFinishPayload,
    description:
      'Sets a new password with the code from a link. Works once. Ends all sessions of the person, and revokes their API keys unless they are kept.',
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
