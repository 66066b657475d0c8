import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { describeVersion } from '../../apps/versions/untested.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Folders } from '../../providers/files/folders.ts';
import {
  TesterUnavailable,
  type StreamTester,
  type TestedBuild,
  type TestOutcome,
} from '../../providers/streamtest/stream-tester.ts';
import { uploads } from '../../tables/uploads.ts';
import { answersOf } from '../present.ts';
import { testServerDownSince } from '../testserver/state.ts';
import { tellCheck } from '../timeline/stages.ts';
import { noteStage } from './note.ts';
import { StageFailure, type StageContext, type StageRunner } from './stage.ts';

export interface TestDeps extends Deps {
  folders: Folders;
  tester: StreamTester;
  /** How long to wait before an unavailable tester is asked again. */
  testServerPollMilliseconds: number;
}

/** Has the unpacked build tested, and stores its platform. */
export function testStage(deps: TestDeps): StageRunner {
  const { folders, tester, log, clock } = deps;
  return async (context) => {
    const { upload } = context;
    const { versionId } = upload;
    if (!versionId) throw new Error(`upload ${upload.id} is tested without a version`);
    const build = {
      folder: folders.build(versionId),
      versionId: formatId('appVersion', versionId),
      buildId: versionId,
      accountId: formatId('account', upload.accountId),
      appName: upload.appName,
      version: upload.versionNumber,
      answers: answersOf(upload),
      testId: `${formatId('appVersion', versionId)}-${context.attemptsBefore}`,
    };
    const outcome = await testWhenThere(deps, build, context);
    log.info({ uploadId: upload.id, tester: tester.name, isPassed: outcome.isPassed }, 'pipeline: tested');
    if (!outcome.isPassed) throw new StageFailure(outcome.failure, outcome.evidence);
    const { buildType, testKind, evidence } = outcome;
    const note = noteStage(context, 'test', evidence);
    const told = tellCheck(context, clock, {
      stage: 'test',
      finding: evidence,
      checkedBytes: null,
      checkedItems: null,
    });
    return async (tx) => {
      await note(tx);
      await told(tx);
      await tx.update(uploads).set({ buildType }).where(eq(uploads.id, upload.id));
      await describeVersion(tx, versionId, { buildType, testKind });
    };
  };
}

/**
 * An unavailable tester is neither the build’s fault nor this attempt’s: it is asked until it is available, or the
 * stage is stopped.
 */
async function testWhenThere(
  { tester, log, database, testServerPollMilliseconds }: TestDeps,
  build: TestedBuild,
  { signal, report, waits }: StageContext,
): Promise<TestOutcome> {
  for (;;) {
    try {
      return await tester.test(build, signal);
    } catch (error) {
      if (!(error instanceof TesterUnavailable)) throw error;
      log.warn({ err: error, versionId: build.versionId }, 'pipeline: the tester is not available');
      // Stops here if the upload was cancelled meanwhile.
      await report(0);
      // A server that is up but does not test is tolerated only as long as any stage.
      if ((await testServerDownSince(database.sql)) !== null) waits();
      await delay(testServerPollMilliseconds, undefined, { signal });
    }
  }
}
