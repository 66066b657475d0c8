import { setTimeout as pause } from 'node:timers/promises';
import type { ToPage } from '@launchyard/domain/streaming';
import { openPage, readPlayerPage, type TestPage } from '@launchyard/platform/streaming/test-page';
import { PATIENCE } from '../../waits.ts';

/** Somebody who watches a stream until told to stop, and comes back whenever something breaks. */
export interface Visitor {
  /** For how long it has seen a stream, from the first frame to the last sign of life. */
  readonly seenMilliseconds: number;
  readonly streams: number;
  readonly isWatching: boolean;
  /** Leaves as a visitor does, and resolves when the server knows it. */
  leave(): Promise<void>;
}

const HERE_MILLISECONDS = 500;
const AGAIN_MILLISECONDS = 200;
/** For how long somebody looks at the page before they press Play: the build may start meanwhile. */
const MOST_LOOKED_MILLISECONDS = 1_000;

export function startVisitor(url: string): Visitor {
  const { origin } = new URL(url);
  const visitor = { seenMilliseconds: 0, streams: 0, isWatching: false, leave };
  const over = new AbortController();
  let resume: string | undefined;
  let line: TestPage | undefined;

  async function watch(): Promise<void> {
    const page = await readPlayerPage(url);
    if (!page) throw new Error('the link has no player');
    line = await openPage(origin, page);
    if (resume === undefined) {
      line.say({ type: 'look' });
      await pause(MOST_LOOKED_MILLISECONDS * Math.random());
    }
    line.say({ type: 'play', ...(resume !== undefined && { resume }) });
    try {
      await see(line);
    } finally {
      resume = resumeAfter(line.told, resume);
    }
  }

  async function see(current: TestPage): Promise<void> {
    const ended = current.next('ended').then(() => undefined);
    ended.catch(() => undefined);
    const connect = await Promise.race([current.next('connect'), ended, silence()]);
    if (connect === undefined) return;
    const began = performance.now();
    current.say({ type: 'playing', firstFrameMilliseconds: 1, codec: null, route: null });
    visitor.streams += 1;
    visitor.isWatching = true;
    void current.ended.then(() => (visitor.isWatching = false));
    while (visitor.isWatching && !over.signal.aborted) {
      await pause(HERE_MILLISECONDS);
      if (visitor.isWatching) current.say({ type: 'here', isActive: true, samples: [] });
    }
    visitor.seenMilliseconds += performance.now() - began;
  }

  async function live(): Promise<void> {
    while (!over.signal.aborted) {
      // Whatever broke, it comes again.
      await watch().catch(() => undefined);
      if (!over.signal.aborted) line?.drop();
      await pause(AGAIN_MILLISECONDS);
    }
  }
  const living = live();

  async function leave(): Promise<void> {
    over.abort();
    await living;
    const { isWatching } = visitor;
    const began = performance.now();
    // Whatever the session’s state is, whoever names it may leave it.
    if (resume !== undefined) await leaveOnce(resume).catch(() => undefined);
    // Its last sign of life may have been on its way until now.
    if (isWatching) visitor.seenMilliseconds += performance.now() - began;
    line?.close();
  }
  async function leaveOnce(named: string): Promise<void> {
    const page = await readPlayerPage(url);
    if (!page) return;
    const last = await openPage(origin, page);
    last.say({ type: 'play', resume: named });
    last.say({ type: 'leave' });
    await Promise.race([last.next('ended'), last.ended]);
    last.drop();
  }
  return visitor;
}

/** What continues the session, as the player keeps it: from when it is told until the end. */
function resumeAfter(told: readonly ToPage[], before: string | undefined): string | undefined {
  const last = told.findLast((message) => message.type === 'ended' || 'resume' in message);
  if (!last) return before;
  return 'resume' in last ? last.resume : undefined;
}

/** A page whose server says nothing is loaded anew by its visitor. */
async function silence(): Promise<never> {
  await pause(PATIENCE, undefined, { ref: false });
  throw new Error('nothing happened');
}
