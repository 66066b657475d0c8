import type { TestKind } from '@launchyard/domain/apps';
import type { BuildAnswers, TestServerLook, UploadFailure } from '@launchyard/domain/uploads';

/** `evidence` says in a sentence what was inspected and found. */
export type TestOutcome =
  | { isPassed: true; buildType: 'windows' | 'linux'; testKind: TestKind; evidence: string }
  | { isPassed: false; failure: UploadFailure; evidence: string };

/** An unpacked build, and the answers about it. Ids are public ones. */
export interface TestedBuild {
  folder: string;
  versionId: string;
  /** The UUID of the version, by which a fleet finds its folder. */
  buildId: string;
  accountId: string;
  appName: string;
  version: number;
  answers: BuildAnswers;
  /** Identifies a test across workers and repetitions; a retry by a person gets a new one. */
  testId: string;
}

/**
 * Finds out whether an unpacked build can be streamed. Its name tells people how: by inspecting it, or by starting it.
 */
export interface StreamTester {
  name: string;
  /** Throws TesterUnavailable if the tester is not available, so nothing was found out. */
  test(build: TestedBuild, signal: AbortSignal): Promise<TestOutcome>;
  /** Whether it answers, and with its queue. Never throws if it does not. */
  health(signal: AbortSignal): Promise<TestServerLook>;
}

/** The tester is down: the build is not at fault, and is tested once the tester is back. */
export class TesterUnavailable extends Error {
  override name = 'TesterUnavailable';
}
