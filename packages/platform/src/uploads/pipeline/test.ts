import { eq } from 'drizzle-orm';
import { appVersions } from '../../apps/tables.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Folders } from '../../providers/files/folders.ts';
import type { StreamTester } from '../../providers/streamtest/streamTester.ts';
import { answersOf } from '../present.ts';
import { uploads } from '../tables.ts';
import { tellCheck } from '../timeline/stages.ts';
import { noteStage } from './note.ts';
import { StageFailure, type StageRunner } from './stage.ts';

export interface TestDeps extends Deps {
  folders: Folders;
  tester: StreamTester;
}

/** Has the unpacked build tested, and notes for which platform it is. */
export function testStage({ folders, tester, log, clock }: TestDeps): StageRunner {
  return async (context) => {
    const { upload, signal } = context;
    const { versionId } = upload;
    if (!versionId) throw new Error(`upload ${upload.id} is tested without a version`);
    const build = { folder: folders.build(versionId), appName: upload.appName, answers: answersOf(upload) };
    const outcome = await tester.test(build, signal);
    log.info({ uploadId: upload.id, tester: tester.name, isPassed: outcome.isPassed }, 'pipeline: tested');
    if (!outcome.isPassed) throw new StageFailure(outcome.failure, outcome.evidence);
    const { buildType, evidence } = outcome;
    const note = noteStage(context, 'test', evidence);
    const told = tellCheck(context, clock, { stage: 'test', detail: evidence });
    return async (tx) => {
      await note(tx);
      await told(tx);
      await tx.update(uploads).set({ buildType }).where(eq(uploads.id, upload.id));
      await tx.update(appVersions).set({ buildType }).where(eq(appVersions.id, versionId));
    };
  };
}
