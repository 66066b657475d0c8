import type { CallReply } from '@launchyard/contract/kit';
import { usernameChange } from '@launchyard/contract/profile';
import { USERNAME_CHANGES } from '@launchyard/domain/profile';
import { USERNAME_LENGTH } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';
import { PersonType } from './person.ts';

const UsernameChangeInput = builder.inputType('UsernameChangeInput', {
  description: 'A new username.',
  fields: (t) => ({
    username: t.string({
      required: true,
      description: `The name: ${USERNAME_LENGTH.least} to ${USERNAME_LENGTH.most} letters, digits, hyphens, underscores and exclamation marks. Names are compared in lower case.`,
    }),
  }),
});

const UsernameChangePayload = payloadType<CallReply<typeof usernameChange>>(
  'UsernameChangePayload',
  'The result of changing a username.',
  (t) => ({
    person: t.field({
      type: PersonType,
      nullable: true,
      description: 'The person with their new name. Null if refused.',
      resolve: ({ reply }) => reply?.person,
    }),
  }),
);

builder.mutationField('usernameChange', (t) =>
  t.field({
    nullable: true,
    type: UsernameChangePayload,
    description: `Changes the username of the signed-in person, which is the name of their own account and part of its links. Nobody else gets the old name, and links with it lead to the new one. At most ${USERNAME_CHANGES.most} times in ${USERNAME_CHANGES.days} days. Not for API keys.`,
    // Each is a guess at which names are taken.
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: UsernameChangeInput, required: true, description: 'The name.' }) },
    resolve: (_root, { input }, context) => write(context, usernameChange, input),
  }),
);
