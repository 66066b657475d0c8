import type { CallReply } from '@launchyard/contract/kit';
import { accountDelete } from '@launchyard/contract/deletion';
import { DELETE_WORD, RESTORE_DAYS } from '@launchyard/domain/deletion';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { asGraphQLError } from '../kit/errors.ts';
import { payloadType } from '../kit/user-errors.ts';

const AccountDeleteInput = builder.inputType('AccountDeleteInput', {
  description: 'Confirms that an account is to be deleted.',
  fields: (t) => ({
    confirmation: t.string({ required: true, description: `The word \`${DELETE_WORD}\`, in capital letters.` }),
  }),
});

const AccountDeletePayload = payloadType<CallReply<typeof accountDelete>>(
  'AccountDeletePayload',
  'The result of deleting an account.',
  (t) => ({
    isDeleted: t.boolean({
      description: 'Whether it was deleted, and the browser signed out.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('accountDelete', (t) =>
  t.field({
    nullable: true,
    type: AccountDeletePayload,
    description: `Deletes the account of the signed-in person, and every other account that they own. Streams and uploads end at once, links no longer open, API keys stop working, and everybody is signed out. Support can restore it within ${RESTORE_DAYS} days; then its data is removed. Not for API keys.`,
    args: { input: t.arg({ type: AccountDeleteInput, required: true, description: 'The confirmation.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await write(context, accountDelete, input);
      if (outcome.reply === null) return outcome;
      try {
        context.browser.end();
      } catch (error) {
        throw asGraphQLError(error);
      }
      return outcome;
    },
  }),
);
