import {
  streamingBuildLog,
  streamingSamples,
  streamingSessionGet,
  type StreamingSession,
} from '@launchyard/contract/streaming';
import type { CallReply } from '@launchyard/contract/kit';
import { may } from '@launchyard/domain/access';
import { ownerWords, type SessionEnd, type SessionState } from '@launchyard/domain/streaming';
import { AppType } from '../apps/app.ts';
import { loadApp } from '../apps/loader.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';

const StreamingSessionState = builder.enumType('StreamingSessionState', {
  description: 'Where a visitor’s session is.',
  values: {
    QUEUED: { value: 'queued', description: 'It waits for a place.' },
    STARTING: { value: 'starting', description: 'Its build starts.' },
    CONNECTING: { value: 'connecting', description: 'Its build waits for the visitor’s browser.' },
    LIVE: { value: 'live', description: 'It streams.' },
    RECONNECTING: {
      value: 'reconnecting',
      description:
        'The visitor’s line broke. The place is kept for two minutes, which count together until it streams again.',
    },
    ENDED: { value: 'ended', description: 'It is over.' },
  } as const satisfies Record<Uppercase<SessionState>, { value: SessionState; description: string }>,
});

const end = (value: SessionEnd) => ({ value, description: ownerWords(value) });
const StreamingSessionEnd = builder.enumType('StreamingSessionEndReason', {
  description: 'Why a session ended.',
  values: {
    VISITOR_LEFT: end('visitorLeft'),
    LINE_LOST: end('lineLost'),
    IDLE: end('idle'),
    TIME_OVER: end('timeOver'),
    ENDED_BY_OWNER: end('endedByOwner'),
    LINK_EXPIRED: end('linkExpired'),
    LINK_REMOVED: end('linkRemoved'),
    LINK_USED_UP: end('linkUsedUp'),
    LINK_REVOKED: end('linkRevoked'),
    LINK_CHANGED: end('linkChanged'),
    PLAN_ENDED: end('planEnded'),
    QUEUE_FULL: end('queueFull'),
    TOO_MANY_STARTS: end('tooManyStarts'),
    TOO_MANY_OPEN: end('tooManyOpen'),
    HOST_LEFT: end('hostLeft'),
    HOST_LOST: end('hostLost'),
    MEETING_FULL: end('meetingFull'),
    BUILD_CRASHED: end('buildCrashed'),
    BUILD_ENDED: end('buildEnded'),
    BUILD_SILENT: end('buildSilent'),
    BUILD_NOT_RUNNABLE: end('buildNotRunnable'),
    CONNECTION_FAILED: end('connectionFailed'),
    FLEET_LOST: end('fleetLost'),
    FLEET_UNAVAILABLE: end('fleetUnavailable'),
  },
});

type Quality = NonNullable<StreamingSession['quality']>;
const StreamQuality = builder.objectRef<Quality>('StreamQuality').implement({
  description: 'How a visitor saw a stream for about ten seconds. Medians, unless it says otherwise.',
  fields: (t) => ({
    framesPerSecond: t.exposeFloat('framesPerSecond', { description: 'Frames shown in a second.' }),
    lowFramesPerSecond: t.exposeFloat('framesPerSecondP5', {
      description: 'The frame rate that all but the worst twentieth of the seconds reached.',
    }),
    roundTripMilliseconds: t.exposeFloat('roundTripMilliseconds', {
      nullable: true,
      description: 'Between browser and build. Null if it was not measured.',
    }),
    jitterMilliseconds: t.exposeFloat('jitterMilliseconds', {
      nullable: true,
      description: 'How much the arrival of packets varied. Null if it was not measured.',
    }),
    lossPercent: t.exposeFloat('lossPercent', {
      nullable: true,
      description: 'The worst share of packets lost in a second. Null if it was not measured.',
    }),
    bitsPerSecond: t.exposeFloat('bitsPerSecond', { description: 'Bits received in a second.' }),
    freezeCount: t.exposeInt('freezes', { description: 'How often the picture stood still.' }),
    width: t.exposeInt('width', { description: 'The width of the picture in pixels.' }),
    height: t.exposeInt('height', { description: 'The height of the picture in pixels.' }),
  }),
});

type Sample = CallReply<typeof streamingSamples>['samples'][number];
const StreamSample = builder.objectRef<Sample>('StreamSample').implement({
  description: 'The quality of a stream in one period of about ten seconds.',
  fields: (t) => ({
    createdAt: t.expose('at', { type: 'DateTime', description: 'When the period was over.' }),
    quality: t.expose('quality', { type: StreamQuality, description: 'How the visitor saw it.' }),
  }),
});

type Log = NonNullable<CallReply<typeof streamingBuildLog>['log']>;
const BuildLog = builder.objectRef<Log>('BuildLog').implement({
  description: 'A part of what a build printed.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text.' }),
    nextOffset: t.expose('nextOffset', { type: 'Bytes', description: 'Pass it as `after` to read on.' }),
    leftOutBytes: t.expose('leftOutBytes', {
      type: 'Bytes',
      description: 'How many bytes of the part are no longer kept. Only the beginning and the end of a long log are.',
    }),
  }),
});

export const StreamingSessionType = builder.objectRef<Owned<StreamingSession>>('StreamingSession').implement({
  description: 'A visitor’s stream of a link, from the request until its end. Its names are those of its beginning.',
  interfaces: [Node],
  fields: (t) => ({
    state: t.expose('state', { type: StreamingSessionState, description: 'Where it is.' }),
    linkName: t.exposeString('linkName', { description: 'The name of the link.' }),
    appName: t.exposeString('appName', { description: 'The name of the application.' }),
    app: t.field({
      type: AppType,
      nullable: true,
      description: 'The application. Null if it was deleted.',
      resolve: async ({ account, appId }, _arguments, context) =>
        ownedOrNull(account, await loadApp(context, account.id, appId)),
    }),
    version: t.exposeInt('version', { description: 'The number of the version that streams.' }),
    configName: t.exposeString('configName', { description: 'The name of the config.' }),
    isMeeting: t.boolean({
      description: 'Whether it is a meeting: the session of a host and their guests.',
      resolve: ({ role }) => role === 'host',
    }),
    peopleCount: t.exposeInt('people', {
      description:
        'How many people are in it: one, or the host and the guests of a meeting. After its end: how many saw it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the visitor asked for it.' }),
    startedAt: t.expose('liveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first frame was shown. Null before.',
    }),
    lastActivityAt: t.expose('seenAt', { type: 'DateTime', description: 'When its page was last heard of.' }),
    finishedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it ended. Null before.' }),
    endReason: t.expose('end', {
      type: StreamingSessionEnd,
      nullable: true,
      description: 'Why it ended. Null before.',
    }),
    endText: t.string({
      nullable: true,
      description: 'The same as a sentence. Null before.',
      resolve: (session) => session.end && ownerWords(session.end),
    }),
    lastLines: t.exposeStringList('lastLines', {
      description: 'The last lines of the build’s log, if the build ended it. Empty otherwise.',
    }),
    streamedSeconds: t.exposeInt('streamedSeconds', {
      description: 'How long it streamed, of a meeting to its host. Breaks are not counted.',
    }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'The country of the visitor, ISO 3166-1 alpha-2. Null if it is not known.',
    }),
    device: t.exposeString('device', {
      nullable: true,
      description: 'The visitor’s browser and system, in words. Null if they are not known.',
    }),
    firstFrameMilliseconds: t.exposeInt('firstFrameMilliseconds', {
      nullable: true,
      description: 'From the visitor’s click to the first frame. Null before.',
    }),
    codec: t.exposeString('codec', {
      nullable: true,
      description: 'The codec of the picture, such as `H264`. Null before the first frame.',
    }),
    route: t.exposeString('route', {
      nullable: true,
      description:
        'How the stream reaches the visitor: `host`, `srflx`, `prflx` or `relay`. Null before the first frame.',
    }),
    quality: t.expose('quality', {
      type: StreamQuality,
      nullable: true,
      description: 'Its quality in the last ten seconds. Null before it was measured.',
    }),
    samples: t.field({
      type: [StreamSample],
      nullable: true,
      description: 'Its quality, the latest period first: at most an hour. Null when the service does not respond.',
      extensions: costs({ call: 10, items: 360 }),
      resolve: async ({ account, id }, _arguments, context) =>
        (await read(context, streamingSamples, { streamingSessionId: id }, account.id)).samples,
    }),
    buildLog: t.field({
      type: BuildLog,
      nullable: true,
      description: 'What its build printed. Null if it is not kept any more, or when the fleet does not respond.',
      args: { after: t.arg({ type: 'Bytes', description: 'Read on from this offset. Defaults to the beginning.' }) },
      extensions: costs({ call: 10 }),
      resolve: async ({ account, id }, { after }, context) =>
        (await read(context, streamingBuildLog, { streamingSessionId: id, after: after ?? 0 }, account.id)).log,
    }),
    viewerCanEnd: t.boolean({
      description: 'Whether the caller may end it.',
      resolve: ({ account, end: ended }) => ended === null && may(account.grant, 'links.write'),
    }),
  }),
});

const loaded = batched<string, StreamingSession>(
  async (context, account, streamingSessionIds) =>
    (await read(context, streamingSessionGet, { streamingSessionIds }, account)).streamingSessions,
);

foundById('streamingSession', {
  typeName: 'StreamingSession',
  load: async (context, scope, id) =>
    ownedOrNull(scope, await loaded(context, scope.id, askableId('streamingSession', id))),
});
