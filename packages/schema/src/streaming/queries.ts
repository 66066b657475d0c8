import type { CallReply } from '@launchyard/contract/kit';
import { streamingFigures, streamingPlatforms, streamingSessionList } from '@launchyard/contract/streaming';
import { MAX_SEARCH_LENGTH } from '@launchyard/domain/streaming';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { BuildType } from '../uploads/states.ts';
import { StreamingSessionType } from './streaming-session.ts';

const StreamingSessionConnection = connectionType(StreamingSessionType, 'sessions');

const StreamingFigures = builder.objectRef<CallReply<typeof streamingFigures>>('StreamingFigures').implement({
  description: 'How much an account streams.',
  fields: (t) => ({
    streamingCount: t.exposeInt('streamingCount', { description: 'Sessions that have a place now.' }),
    places: t.exposeInt('places', { description: 'How many may stream at once.' }),
    waitingCount: t.exposeInt('waitingCount', { description: 'Sessions that wait for a place now.' }),
    longestWaitSeconds: t.exposeInt('longestWaitSeconds', { description: 'How long the first of them has waited.' }),
    todayCount: t.exposeInt('todayCount', { description: 'Sessions that began since midnight UTC.' }),
    todaySeconds: t.exposeInt('todaySeconds', { description: 'How long those have streamed.' }),
  }),
});

const searchArguments = builder.args((t) => ({
  ...pageArguments,
  search: t.string({
    description: `Only those with this text in the name of the application or the link, at most ${MAX_SEARCH_LENGTH} characters.`,
  }),
}));

builder.objectFields(AccountType, (t) => ({
  liveSessions: t.field({
    type: StreamingSessionConnection,
    nullable: true,
    description:
      'The sessions that are open and were heard of within the last ten minutes, newest first. Null when the service does not respond.',
    args: searchArguments,
    resolve: async (account, { search, ...args }, context) =>
      asConnection(
        await read(
          context,
          streamingSessionList,
          { ...pageInput(args), isOpen: true, search: search ?? undefined },
          account.id,
        ),
        (row) => owned(account, row),
      ),
  }),
  endedSessions: t.field({
    type: StreamingSessionConnection,
    nullable: true,
    description: 'The sessions that ended, newest first. Null when the service does not respond.',
    args: pageArguments,
    resolve: async (account, args, context) =>
      asConnection(
        await read(context, streamingSessionList, { ...pageInput(args), isOpen: false }, account.id),
        (row) => owned(account, row),
      ),
  }),
  runnableBuildTypes: t.field({
    type: [BuildType],
    nullable: true,
    description:
      'The platforms whose builds can be streamed here. A link whose version is for another one says so to its visitors. Empty without a fleet. Null while the fleet, or the service, does not respond.',
    extensions: costs({ items: 2 }),
    resolve: async (account, _arguments, context) =>
      (await read(context, streamingPlatforms, {}, account.id)).platforms,
  }),
  streamingFigures: t.field({
    type: StreamingFigures,
    nullable: true,
    description: 'How much it streams. Null when the service does not respond.',
    resolve: async (account, _arguments, context) => read(context, streamingFigures, {}, account.id),
  }),
}));
