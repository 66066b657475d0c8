import type { CallReply } from '@launchyard/contract/kit';
import { profileGet } from '@launchyard/contract/profile';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { ViewerType } from './viewer.ts';

const ProfileType = builder.objectRef<CallReply<typeof profileGet>>('Profile').implement({
  description: 'What only the person themselves sees of their profile.',
  fields: (t) => ({
    phoneNumber: t.exposeString('phoneNumber', {
      nullable: true,
      description: 'Their mobile number with its country code: `+14155552671`. Null if they gave none.',
    }),
  }),
});

builder.objectField(ViewerType, 'profile', (t) =>
  t.field({
    type: ProfileType,
    nullable: true,
    description: 'The profile of the person. Null for an API key, and when the service does not respond.',
    resolve: async ({ credential }, _arguments, context) =>
      credential === 'key' ? null : read(context, profileGet, {}),
  }),
);
