import type { CallReply } from '@launchyard/contract/kit';
import { streamingSessionEnd } from '@launchyard/contract/streaming';
import { MAX_END_WORD_LENGTH } from '@launchyard/domain/streaming';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const StreamingSessionEndInput = builder.inputType('StreamingSessionEndInput', {
  description: 'The session to end.',
  fields: (t) => ({
    streamingSessionId: t.id({ required: true, description: 'Its id, `str_…`.' }),
    word: t.string({
      description: `What its visitor reads, at most ${MAX_END_WORD_LENGTH} characters. By default, that it can be started again.`,
    }),
  }),
});

const StreamingSessionEndPayload = payloadType<CallReply<typeof streamingSessionEnd>>(
  'StreamingSessionEndPayload',
  'The result of ending a session.',
  (t) => ({
    endedSessionId: t.id({
      nullable: true,
      description: 'The id of the session. Null if refused.',
      resolve: ({ reply }) => reply?.streamingSession.id,
    }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it ended: earlier, if it had ended already. Null if refused.',
      resolve: ({ reply }) => reply?.streamingSession.endedAt,
    }),
  }),
);

builder.mutationField('streamingSessionEnd', (t) =>
  t.field({
    nullable: true,
    type: StreamingSessionEndPayload,
    description: 'Ends a visitor’s session. One that has ended already stays as it ended.',
    args: { input: t.arg({ type: StreamingSessionEndInput, required: true, description: 'The session.' }) },
    resolve: (_root, { input }, context) =>
      write(context, streamingSessionEnd, {
        streamingSessionId: askableId('streamingSession', input.streamingSessionId),
        word: input.word ?? undefined,
      }),
  }),
);
