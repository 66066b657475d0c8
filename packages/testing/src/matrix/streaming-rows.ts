import { changedByA, errors, ofAccount, pageInfo, readByA, type Row } from './row.ts';

const quality =
  'framesPerSecond lowFramesPerSecond roundTripMilliseconds jitterMilliseconds lossPercent bitsPerSecond freezeCount width height';
const session = `id state isMeeting peopleCount linkName appName app { id } version configName createdAt startedAt lastActivityAt finishedAt endReason endText lastLines streamedSeconds country device firstFrameMilliseconds codec route quality { ${quality} } samples { createdAt quality { ${quality} } } buildLog(after: 0) { text nextOffset leftOutBytes } viewerCanEnd`;
const connection = `{ totalCount ${pageInfo} nodes { id } edges { cursor node { ${session} } } }`;
const figures = 'streamingCount places waitingCount longestWaitSeconds todayCount todaySeconds';

/** Visitors’ sessions. */
export const streamingRows: readonly Row[] = [
  ofAccount('liveSessions', `liveSessions(first: 5, search: "Night") ${connection}`),
  ofAccount('endedSessions', `endedSessions(first: 5) ${connection}`),
  ofAccount('runnableBuildTypes', 'runnableBuildTypes'),
  ofAccount('streamingFigures', `streamingFigures { ${figures} }`),
  {
    field: 'Query.node',
    document: 'query ($id: ID!) { node(id: $id) { id ... on StreamingSession { state } } }',
    variables: ({ streamingSessionId }) => ({ id: streamingSessionId }),
    expected: readByA,
  },
  {
    field: 'Mutation.streamingSessionEnd',
    document: `mutation ($id: ID!) { streamingSessionEnd(input: { streamingSessionId: $id, word: "Bye" }) { endedSessionId finishedAt ${errors} } }`,
    variables: () => ({ id: 'str_none' }),
    strangerVariables: ({ streamingSessionId }) => ({ id: streamingSessionId }),
    expected: changedByA('refused STREAMING_SESSION_NOT_FOUND'),
  },
  {
    field: 'Subscription.liveSessionsChanged',
    document: 'subscription { liveSessionsChanged { cursor } }',
    expected: readByA,
  },
];
