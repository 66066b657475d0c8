import { visitorWords, type ToPage } from '@launchyard/domain/streaming';
import type { StreamingSessionRow } from '../tables/streaming.ts';
import type { HeldNeeds } from './held-session.ts';

/** What the page of a session is told last; null while it has not ended. */
export function endedMessage(
  { id, end: reason, endWord: word, rules, liveAt }: StreamingSessionRow,
  { hasRelay, logPath }: Pick<HeldNeeds, 'hasRelay' | 'logPath'>,
): ToPage | null {
  if (reason === null) return null;
  const hasStreamed = liveAt !== null;
  const words = visitorWords(reason, { maxMinutes: rules.maxMinutes, word, hasStreamed, hasRelay });
  return { type: 'ended', reason, words, logPath: rules.downloadsLog && hasStreamed ? logPath(id) : null };
}
