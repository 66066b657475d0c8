import { alertTest } from '@launchyard/contract/alerts';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AlertChannelKind, AlertChannelType } from './alert.ts';

const AlertChannelTestInput = builder.inputType('AlertChannelTestInput', {
  description: 'The channel to test.',
  fields: (t) => ({
    channel: t.field({ type: AlertChannelKind, required: true, description: 'Which channel.' }),
  }),
});

const AlertChannelTestPayload = payloadType<CallReply<typeof alertTest>>(
  'AlertChannelTestPayload',
  'The result of sending a test message.',
  (t) => ({
    channel: t.field({
      type: AlertChannelType,
      nullable: true,
      description: 'The channel as it was before the message. Null if refused.',
      resolve: ({ reply }) => reply?.channel,
    }),
  }),
);

builder.mutationField('alertChannelTest', (t) =>
  t.field({
    nullable: true,
    type: AlertChannelTestPayload,
    description:
      'Sends a test message to a channel. For administrators, a few times a minute. It is sent a moment later: read `alertChannels` to see whether it arrived.',
    args: { input: t.arg({ type: AlertChannelTestInput, required: true, description: 'The channel.' }) },
    resolve: (_root, { input }, context) => write(context, alertTest, input),
  }),
);
