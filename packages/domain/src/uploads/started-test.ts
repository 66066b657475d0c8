import { describeEnd, printedText, type EndReason, type InstanceEnd } from '../fleet/index.ts';
import { uploadFailures, type UploadFailure } from './failures.ts';

/** How a build is tested by starting it (applications §4). */
export const START_TEST = {
  /** How long a build may take to register with its signalling server: Unreal’s first start is slow. */
  registerSeconds: 180,
  /** From then to the first picture. */
  pictureSeconds: 30,
  /** From an input to the pictures after it. */
  goOnSeconds: 10,
  /** A tester that died leaves its build running for this long at most. */
  leaseSeconds: 30,
  /** What is kept of the log: the last lines, and so many characters. */
  logLines: 10,
  logCharacters: 1_000,
} as const;

/** What a viewer saw of a build. */
export const START_SIGHTS = ['streamed', 'notRegistered', 'noPicture', 'stoodStill'] as const;
type StartSight = (typeof START_SIGHTS)[number];

const SENTENCES: Record<Exclude<StartSight, 'streamed'>, string> = {
  notRegistered: 'The build was started, but did not register with the signalling server.',
  noPicture: 'The build was started and registered, but a viewer got no picture.',
  stoodStill: 'The build was started and showed a picture, but after an input there was no further one.',
};

/** Ends that say nothing about the build. */
const OURS: readonly EndReason[] = ['stopped', 'leaseEnded', 'fleetEnded'];

/**
 * The failure of a build that was started, in the words of applications §8, with a sentence that says what was seen. The
 * end of the build comes first: what its viewer saw follows from it. Null if it passed; `unknown` if it was ended by
 * somebody else, so that nothing was found out.
 */
export function judgeStart(seen: {
  /** Null if it ended before a viewer saw anything. */
  sight: StartSight | null;
  /** How it ended by itself; null while it runs. */
  end: InstanceEnd | null;
  hasPlugin: boolean;
}): { failure: UploadFailure; sentence: string } | 'unknown' | null {
  const { sight, end, hasPlugin } = seen;
  if (end !== null) {
    if (OURS.includes(end.reason)) return 'unknown';
    const failure = end.reason === 'cannotStart' ? uploadFailures.testFailed : uploadFailures.crashed;
    return { failure, sentence: describeEnd(end) };
  }
  if (sight === null) return 'unknown';
  if (sight === 'streamed') return null;
  const failure = sight === 'notRegistered' && !hasPlugin ? uploadFailures.pluginMissing : uploadFailures.testFailed;
  return { failure, sentence: SENTENCES[sight] };
}

/** The last lines of a build’s log as evidence, bounded. */
export function describeLog(text: string): string {
  const lines = printedText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.slice(-START_TEST.logLines).join(' / ').slice(-START_TEST.logCharacters);
  return last === '' ? 'It printed nothing.' : `Its last lines: ${last}`;
}
