import type { CallReply } from '@launchyard/contract/kit';
import { phoneChange } from '@launchyard/contract/profile';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const PhoneNumberChangeInput = builder.inputType('PhoneNumberChangeInput', {
  description: 'A new mobile number.',
  fields: (t) => ({
    phoneNumber: t.string({
      required: true,
      description:
        'The number with its country code: `+49 170 1234567`. A number without one is read as a US number. Spaces, brackets and dashes are ignored.',
    }),
  }),
});

const PhoneNumberChangePayload = payloadType<CallReply<typeof phoneChange>>(
  'PhoneNumberChangePayload',
  'The result of changing a mobile number.',
  (t) => ({
    phoneNumber: t.string({
      nullable: true,
      description: 'The number as it is kept. Null if refused.',
      resolve: ({ reply }) => reply?.phoneNumber,
    }),
  }),
);

builder.mutationField('phoneNumberChange', (t) =>
  t.field({
    nullable: true,
    type: PhoneNumberChangePayload,
    description: 'Changes the mobile number of the signed-in person. Not for API keys.',
    args: { input: t.arg({ type: PhoneNumberChangeInput, required: true, description: 'The number.' }) },
    resolve: (_root, { input }, context) => write(context, phoneChange, input),
  }),
);
