import type { CallReply } from '@launchyard/contract/kit';
import { profileFinish } from '@launchyard/contract/profile';
import { MAX_LEAD_SOURCE } from '@launchyard/domain/profile';
import { USERNAME_LENGTH } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';
import { PersonType } from './person.ts';

const ProfileFinishInput = builder.inputType('ProfileFinishInput', {
  description: 'What a person who signed in without a username tells about themselves.',
  fields: (t) => ({
    username: t.string({
      required: true,
      description: `The name of their account: ${USERNAME_LENGTH.least} to ${USERNAME_LENGTH.most} letters, digits and underscores. It becomes part of their links. Names are compared in lower case.`,
    }),
    phoneNumber: t.string({
      required: true,
      description:
        'A phone number with its country code: `+49 170 1234567`. A number without one is read as a US number. Spaces, brackets and dashes are ignored.',
    }),
    leadSource: t.string({
      required: true,
      description: `Where they heard about the product, in their words: one line of at most ${MAX_LEAD_SOURCE} characters.`,
    }),
    newsletterWordingVersion: t.int({
      description:
        'The version of `publicConfig.newsletterWording` that the person was shown and agreed to. Null if they did not agree: they get no newsletter.',
    }),
  }),
});

const ProfileFinishPayload = payloadType<CallReply<typeof profileFinish>>(
  'ProfileFinishPayload',
  'The result of finishing a profile.',
  (t) => ({
    person: t.field({
      type: PersonType,
      nullable: true,
      description: 'The person, now with a username. Null if refused.',
      resolve: ({ reply }) => reply?.person,
    }),
  }),
);

builder.mutationField('profileFinish', (t) =>
  t.field({
    nullable: true,
    type: ProfileFinishPayload,
    description:
      'Finishes the profile of the signed-in person: gives their own account its username. Until then every other request of theirs is refused with PROFILE_UNFINISHED. Sent again with the same values it changes nothing. Not for API keys. Rate limited.',
    // Each is a guess at which names are taken.
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: ProfileFinishInput, required: true, description: 'The profile.' }) },
    resolve: (_root, { input: { newsletterWordingVersion = null, ...profile } }, context) =>
      write(context, profileFinish, { ...profile, newsletterWordingVersion }),
  }),
);
