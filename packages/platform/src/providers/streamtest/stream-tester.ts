import type { BuildAnswers, TestServerLook, UploadFailure } from '@launchyard/domain/uploads';

/** `evidence` says in a sentence what was looked at and found. */
export type TestOutcome =
  | { isPassed: true; buildType: 'windows' | 'linux'; evidence: string }
  | { isPassed: false; failure: UploadFailure; evidence: string };

/** An unpacked build, and what was answered about it before it was sent. Ids are public ones. */
export interface TestedBuild {
  folder: string;
  versionId: string;
  accountId: string;
  appName: string;
  version: number;
  answers: BuildAnswers;
  /** The same as long as one and the same test is asked for, by whichever worker; another one once a person has it tried again. */
  testId: string;
}

/** Finds out whether an unpacked build can be streamed. Its name tells people how: by looking at it, or by starting it. */
export interface StreamTester {
  name: string;
  /** Throws TesterUnavailable when nothing could be found out because the tester is not there. */
  test(build: TestedBuild, signal: AbortSignal): Promise<TestOutcome>;
  /** Whether it answers, and with its queue. Never throws for a tester that does not. */
  health(signal: AbortSignal): Promise<TestServerLook>;
}

/** The tester is down or away: the build is not at fault, and is tested when the tester is back. */
export class TesterUnavailable extends Error {
  override name = 'TesterUnavailable';
}
