import { sql } from 'drizzle-orm';
import {
  MAX_TIMELINE_EVENTS,
  STAGES_AT_ONCE,
  STAGES_AT_ONCE_PER_OWNER,
  TESTS_AT_ONCE,
  TESTS_AT_ONCE_PER_OWNER,
} from '@launchyard/domain/uploads';
import { handler, SMALL_AT_ONCE, type Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import type { Queue } from '../kit/jobs.ts';
import { removeRows } from '../kit/prune.ts';
import type { Stores } from '../providers/files/object-store.ts';
import type { VirusScanner } from '../providers/scan/virus-scanner.ts';
import type { StreamTester } from '../providers/streamtest/stream-tester.ts';
import { testServerMails, uploadEvents } from '../tables/uploads.ts';
import { expireUploads } from './expire.ts';
import { releaseOverdue } from './kept.ts';
import { acquireStage } from './pipeline/acquire.ts';
import type { PipelineDeps } from './pipeline/deps.ts';
import { prepareStage } from './pipeline/prepare.ts';
import { runQueueStage } from './pipeline/queue.ts';
import { runStage } from './pipeline/run.ts';
import { scanStage } from './pipeline/scan.ts';
import { testStage } from './pipeline/test.ts';
import { inspectionQueue, lookQueue, removalQueue, stageQueues, type StageJob } from './queues.ts';
import { removedTimelines } from './remove-account.ts';
import { removeRemains } from './remove.ts';
import { watchStuckUploads } from './stuck/watch.ts';
import { lookEarly, watchTestServer } from './testserver/watch.ts';
import { tellIdleSendings } from './timeline/idle.ts';

/** One customer’s many uploads leave room for the others. The queue decides who is tested, and when. */
const STAGE_LIMITS = { atOnce: STAGES_AT_ONCE, atOncePerOwner: STAGES_AT_ONCE_PER_OWNER };
const TEST_LIMITS = { atOnce: TESTS_AT_ONCE, atOncePerOwner: TESTS_AT_ONCE_PER_OWNER };

const ONE_AT_ONCE = { atOnce: 1, atOncePerOwner: 1 };

const WATCH_MILLISECONDS = 30 * 1000;
const KEPT_MILLISECONDS = 60 * 1000;
const EXPIRY_MILLISECONDS = 10 * 60 * 1000;
/** Longer than any incident. */
const INCIDENT_DAYS = 90;

interface UploadNeeds extends PipelineDeps {
  stores: Stores;
  scanner: VirusScanner;
  tester: StreamTester;
  /** How often the stream tester’s health is polled. */
  testServerPollMilliseconds: number;
  /** Aborts when the worker closes: running stages stop at once, and the next worker starts them over. */
  closing: AbortSignal;
}

export const uploadWork: Area<UploadNeeds> = {
  queues: [...Object.values(stageQueues), inspectionQueue, removalQueue, lookQueue],
  handlers(needs) {
    const stages = {
      acquire: acquireStage(needs),
      scan: scanStage(needs),
      prepare: prepareStage(needs),
      test: testStage(needs),
    };
    const run = (queue: Queue<StageJob>, limits: typeof STAGE_LIMITS, stage: keyof typeof stages) =>
      handler(queue, limits, (job, signal) =>
        runStage(needs, job, stages[stage], AbortSignal.any([signal, needs.closing])),
      );
    return [
      run(stageQueues.acquire, STAGE_LIMITS, 'acquire'),
      run(stageQueues.scan, STAGE_LIMITS, 'scan'),
      run(stageQueues.prepare, STAGE_LIMITS, 'prepare'),
      run(stageQueues.test, TEST_LIMITS, 'test'),
      run(inspectionQueue, STAGE_LIMITS, 'test'),
      handler(stageQueues.queue, SMALL_AT_ONCE, (job) => runQueueStage(needs, job)),
      handler(removalQueue, SMALL_AT_ONCE, (job) => removeRemains(needs, job)),
      handler(lookQueue, ONE_AT_ONCE, () => lookEarly(needs, needs.closing)),
    ];
  },
  sweeps: (needs) => [
    {
      everyMilliseconds: WATCH_MILLISECONDS,
      run: (_, steady) => watchStuckUploads({ ...needs, watchedSince: steady.steadySince() }),
    },
    { everyMilliseconds: WATCH_MILLISECONDS, run: () => tellIdleSendings(needs) },
    { everyMilliseconds: needs.testServerPollMilliseconds, run: () => watchTestServer(needs, needs.closing) },
    { everyMilliseconds: EXPIRY_MILLISECONDS, isByAge: true, run: (clock) => expireUploads({ ...needs, clock }) },
    { everyMilliseconds: KEPT_MILLISECONDS, isByAge: true, run: (clock) => releaseOverdue({ ...needs, clock }) },
  ],
  prunes: [
    removeRows(
      testServerMails,
      (now) => sql`${testServerMails.at} < ${secondsBefore(now, INCIDENT_DAYS * DAY_SECONDS)}`,
    ),
  ],
  guards: [
    {
      name: 'guard_numbers_of_timelines',
      table: 'upload_events',
      on: 'insert',
      // The end of an upload is written beyond the limit.
      refused: `new.number not between 1 and ${MAX_TIMELINE_EVENTS + 100}`,
      because: 'no timeline has so many events',
    },
  ],
  appendOnly: [uploadEvents],
  ownerPrunes: [removedTimelines],
};
