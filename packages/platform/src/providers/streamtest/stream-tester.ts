import type { TestKind } from '@launchyard/domain/apps';
import type { BuildAnswers, TestServerLook, UploadFailure } from '@launchyard/domain/uploads';

/** `evidence` says in a sentence what was inspected and found. */
export type TestOutcome =
  | { isPassed: true; buildType: 'windows' | 'linux'; testKind: TestKind; evidence: string }
  | { isPassed: false; failure: UploadFailure; evidence: string };

/** An unpacked build, and the answers about it. */
export interface InspectedBuild {
  folder: string;
  appName: string;
  answers: BuildAnswers;
}

/** Ids are public ones. */
export interface TestedBuild extends InspectedBuild {
  versionId: string;
  /** The UUID of the version, by which a fleet finds its folder. */
  buildId: string;
  accountId: string;
  version: number;
  /** It did not wait for its turn: nothing may be started for it. */
  isOnlyInspected: boolean;
  /** Identifies a test across workers and repetitions; a retry by a person gets a new one. */
  testId: string;
}

/**
 * Finds out whether an unpacked build can be streamed. Its name tells people how: by inspecting it, or by starting it.
 */
export interface StreamTester {
  name: string;
  /** Whether the test of a build would start it, so that it needs a place and waits for its turn. */
  starts(build: InspectedBuild, signal: AbortSignal): Promise<boolean>;
  /** Throws TesterUnavailable if the tester is not available, so nothing was found out. */
  test(build: TestedBuild, signal: AbortSignal): Promise<TestOutcome>;
  /** Whether it answers, and with its queue. Never throws if it does not. */
  health(signal: AbortSignal): Promise<TestServerLook>;
}

/** The tester is down: the build is not at fault, and is tested once the tester is back. */
export class TesterUnavailable extends Error {
  override name: string = 'TesterUnavailable';
}

/** The tester is there, and others have all places: the build waits for one, however long. */
export class TesterFull extends TesterUnavailable {
  override name = 'TesterFull';
}
