import type { CallReply } from '@launchyard/contract/kit';
import { streamedTime } from '@launchyard/contract/plans';
import { minutesOf } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';

const StreamedTime = builder.objectRef<CallReply<typeof streamedTime>>('StreamedTime').implement({
  description: 'How long an account has streamed. Everybody who watches counts: each guest of a meeting, too.',
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'The streamed time in seconds.' }),
    minutes: t.float({
      description: 'The same in minutes, rounded down: with one decimal below a hundred, as the panel shows it.',
      resolve: ({ seconds }) => minutesOf(seconds),
    }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      description: 'When counting began: with the plan. A session belongs to the instant in which it was asked for.',
    }),
  }),
});

builder.objectField(AccountType, 'streamedTime', (t) =>
  t.field({
    type: StreamedTime,
    nullable: true,
    description:
      'How long the account has streamed since its plan began, including what streams now. Null when the plans service does not respond.',
    resolve: ({ id }, _arguments, context) => read(context, streamedTime, {}, id),
  }),
);
