import type { Harness } from './harness.ts';
import { liveHarness } from './live.ts';
import { pipelineHarness } from './pipeline.ts';

/** By the name that `npm run faults` takes. */
export const harnesses: Record<string, Harness> = {
  pipeline: pipelineHarness,
  live: liveHarness,
};
