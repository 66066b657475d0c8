import type { CallReply } from '@launchyard/contract/kit';
import { sessionRevoke } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const SessionRevokeInput = builder.inputType('SessionRevokeInput', {
  description: 'Names a session of the caller.',
  fields: (t) => ({ sessionId: t.id({ required: true, description: 'The id of the session, `ses_…`.' }) }),
});

const SessionRevokePayload = payloadType<CallReply<typeof sessionRevoke>>(
  'SessionRevokePayload',
  'The result of ending a session.',
  (t) => ({
    isRevoked: t.boolean({
      description: 'Whether the session was ended by this call.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('sessionRevoke', (t) =>
  t.field({
    nullable: true,
    type: SessionRevokePayload,
    description:
      'Ends another session of the caller, with its open subscriptions and links for sending parts. For signed-in people only; `sessionDelete` ends their current session.',
    args: { input: t.arg({ type: SessionRevokeInput, required: true, description: 'Which session.' }) },
    resolve: (_root, { input }, context) =>
      write(context, sessionRevoke, { sessionId: askableId('session', input.sessionId) }),
  }),
);
