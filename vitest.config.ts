import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE, PROCESS_PATIENCE, SYSTEM_PATIENCE } from './packages/testing/src/waits.ts';

const databases = './packages/testing/src/database/setup.ts';
const patience = './packages/testing/src/patience.ts';

/** Begun last, these would keep one core waiting for the other: on a fresh machine nothing is known of how long a file takes. */
const LONG = [
  'kit/second-look.test',
  'cli/src/cli.test',
  'pipeline/pipeline.test',
  'e2e/looks.test',
  'e2e/sending.test',
];
/** Each of these starts whole programs and waits for them; everything else runs within one process. */
const PROGRAMS = [
  'packages/cli/src/{cli,waiting}.test.ts',
  'packages/fleet/src/{bounds,kernel,memory,processor,supervisor}.test.ts',
  'packages/gateway/src/main.test.ts',
  'packages/launcher/src/{main-database-urls,terminal}.test.ts',
  'packages/platform/src/kit/{enclosure,processes}.test.ts',
  'packages/platform/src/providers/streamtest/probe.test.ts',
  'packages/platform/src/signalling/coturn.test.ts',
  'packages/process/src/run.test.ts',
  'packages/sample/src/{streaming,switches,upload}.test.ts',
  'scripts/kit/{busy,end-with-parent,second-look}.test.mjs',
  'packages/testing/src/fleet/{fleet,ports,reach,tested-by-starting}.test.ts',
];
/** Processes are killed and frozen and lines cut here until all is well again, which takes its time. One file at a time. */
const FAULTS = [
  'packages/testing/src/faults/**/*.test.ts',
  'packages/launcher/src/{data-lock,start,supervisor}.test.ts',
  'packages/launcher/src/database/{embedded-database,roles}.test.ts',
  'packages/payments/src/killed.test.ts',
  'packages/platform/src/uploads/pipeline/takeover.test.ts',
  'packages/testing/src/attacks/output.test.ts',
];

/** Pictures that move, lines that are cut, two of each process: one file at a time, so that each has the machine for itself. */
const STREAMS = [
  'e2e/{demo,epic-player,firefox,meeting,streaming}.test.ts',
  'e2e/{broken,journey,pairs,rough-line}.test.ts',
];

/** How long the waits of a project take at most, in milliseconds. */
const waiting = (timeout: number) => ({ provide: { patience: timeout }, expect: { poll: { timeout } } });

const isLong = ({ moduleId }: TestSpecification) => LONG.some((part) => moduleId.includes(part));

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's, not an array's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // As Node resolves: with Vite's `development` condition our code would get another copy of graphql than the libraries beside it.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'module', 'default'] } },
  test: {
    // One more than cores: a file that waits for a process or the database leaves its core to another. Still more only make each other slow.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    setupFiles: [patience],
    hookTimeout: 180_000,
    // The database of a run stops then.
    teardownTimeout: 60_000,
    ...waiting(PATIENCE),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'e2e/kit/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/platform/clamd/**', ...PROGRAMS, ...FAULTS],
          environment: 'node',
          // Files of one worker share what they import: loading it anew for each took as long as the tests. So none mocks a module.
          isolate: false,
          globalSetup: [databases],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: PROGRAMS,
          environment: 'node',
          ...waiting(PROCESS_PATIENCE),
          isolate: false,
          globalSetup: [databases],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: FAULTS,
          environment: 'node',
          ...waiting(PROCESS_PATIENCE),
          globalSetup: [databases],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'panel',
          include: ['packages/web/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'jsdom',
          // As above. What a test leaves in the page or in a module, `test-kit/browser.ts` puts away.
          isolate: false,
          setupFiles: ['./packages/web/src/test-kit/browser.ts'],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: { name: 'checks', include: ['checks/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'clamd',
          include: ['packages/platform/clamd/**/*.test.ts'],
          environment: 'node',
          globalSetup: [databases],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'e2e/kit/**', ...STREAMS],
          environment: 'node',
          globalSetup: [databases],
          ...waiting(SYSTEM_PATIENCE),
          // Longer than its waits together: a wait that fails says for what.
          testTimeout: 600_000,
          hookTimeout: 360_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'streams',
          include: STREAMS,
          environment: 'node',
          globalSetup: [databases],
          ...waiting(SYSTEM_PATIENCE),
          // Longer than its waits together: a wait that fails says for what.
          testTimeout: 600_000,
          hookTimeout: 360_000,
        },
      },
    ],
  },
});
