import type { CallReply } from '@launchyard/contract/kit';
import { sessionRevokeOthers } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const SessionRevokeOthersInput = builder.inputType('SessionRevokeOthersInput', {
  description: 'Has no required fields.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Not used; GraphQL requires an input to have a field.' }),
  }),
});

const SessionRevokeOthersPayload = payloadType<CallReply<typeof sessionRevokeOthers>>(
  'SessionRevokeOthersPayload',
  'The result of signing out everywhere else.',
  (t) => ({
    endedCount: t.int({
      nullable: true,
      description: 'The number of sessions that were ended. Null if refused.',
      resolve: ({ reply }) => reply?.endedCount,
    }),
  }),
);

builder.mutationField('sessionRevokeOthers', (t) =>
  t.field({
    nullable: true,
    type: SessionRevokeOthersPayload,
    description:
      'Ends every session of the caller except that of this request, with their open subscriptions. For signed-in people only.',
    args: {
      input: t.arg({
        type: SessionRevokeOthersInput,
        required: true,
        description: 'Not used; GraphQL requires an input to have a field.',
      }),
    },
    resolve: (_root, _input, context) => write(context, sessionRevokeOthers, {}),
  }),
);
