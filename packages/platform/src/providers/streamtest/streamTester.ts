import type { BuildAnswers, UploadFailure } from '@launchyard/domain/uploads';

/** `evidence` says in a sentence what was looked at and found. */
export type TestOutcome =
  | { isPassed: true; buildType: 'windows' | 'linux'; evidence: string }
  | { isPassed: false; failure: UploadFailure; evidence: string };

/** An unpacked build, and what was answered about it before it was sent. */
export interface TestedBuild {
  folder: string;
  appName: string;
  answers: BuildAnswers;
}

/** Finds out whether an unpacked build can be streamed. Its name tells people how: by looking at it, or by starting it. */
export interface StreamTester {
  name: string;
  test(build: TestedBuild, signal: AbortSignal): Promise<TestOutcome>;
}
