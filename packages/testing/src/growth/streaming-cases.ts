import * as streaming from '@launchyard/contract/streaming';
import { ask, type Case } from './case.ts';

/** The calls about visitors’ sessions. */
export const streamingCases: readonly Case[] = [
  ask(streaming.streamingSessionList, () => ({ isOpen: true })),
  ask(streaming.streamingSessionList, () => ({ isOpen: false }), 'owner', 'streaming.list of those that ended'),
  ask(streaming.streamingSessionGet, async (subject) => ({
    streamingSessionIds: [await subject.newStreamingSession()],
  })),
  ask(streaming.streamingSamples, async (subject) => ({ streamingSessionId: await subject.newStreamingSession() })),
  ask(streaming.streamingFigures, () => ({})),
  ask(streaming.streamingPlatforms, () => ({})),
  ask(streaming.streamingBuildLog, async (subject) => ({ streamingSessionId: await subject.newStreamingSession() })),
  ask(streaming.streamingSessionEnd, async (subject) => ({ streamingSessionId: await subject.newStreamingSession() })),
];
