import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { describeVersion } from '../../apps/versions/untested.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Folders } from '../../providers/files/folders.ts';
import {
  TesterFull,
  TesterUnavailable,
  type StreamTester,
  type TestedBuild,
  type TestOutcome,
} from '../../providers/streamtest/stream-tester.ts';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { answersOf } from '../present.ts';
import { publishUpload } from '../publish.ts';
import { testServerDownSince } from '../testserver/state.ts';
import { tellCheck } from '../timeline/stages.ts';
import { ofStage } from './fence.ts';
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
      isOnlyInspected: upload.isOnlyInspected,
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
async function testWhenThere(deps: TestDeps, build: TestedBuild, context: StageContext): Promise<TestOutcome> {
  const { tester, log, database, testServerPollMilliseconds } = deps;
  const { signal, report, waits } = context;
  let isWaiting = false;
  try {
    for (;;) {
      try {
        return await tester.test(build, signal);
      } catch (error) {
        if (!(error instanceof TesterUnavailable)) throw error;
        log.warn({ err: error, versionId: build.versionId }, 'pipeline: the tester is not available');
        // Stops here if the upload was cancelled meanwhile.
        await report(0);
        const isFull = error instanceof TesterFull;
        if (isFull !== isWaiting) await sayWait(deps, context, isFull);
        isWaiting = isFull;
        // A server that is up but does not test is tolerated only as long as any stage; others may be as long as they may.
        if (isFull || (await testServerDownSince(database.sql)) !== null) waits();
        await delay(testServerPollMilliseconds, undefined, { signal });
      }
    }
  } finally {
    if (isWaiting && !signal.aborted) await sayWait(deps, context, false);
  }
}

/** Says on the stage that it waits for a place, or that it does no longer; one that waits is not ended as stuck. */
async function sayWait({ database, clock }: TestDeps, { upload }: StageContext, isWaiting: boolean): Promise<void> {
  const now = clock();
  await database.sql.transaction(async (tx) => {
    await tx
      .update(uploadStages)
      .set(isWaiting ? { note: NOTE, waitingSince: now } : { note: null, waitingSince: null })
      .where(ofStage({ upload, stage: 'test' }));
    await publishUpload(tx, now, upload.id);
  });
}

/** Shown on the stage meanwhile. */
const NOTE = 'Waiting for a free place to start the build.';
