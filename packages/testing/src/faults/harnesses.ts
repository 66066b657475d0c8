import type { Harness } from './harness.ts';
import { limitsHarness } from './limits.ts';
import { liveHarness } from './live.ts';
import { pipelineHarness } from './pipeline.ts';
import { rollingHarness } from './rolling.ts';
import { upstreamHarness } from './upstream.ts';

/** By the name that `npm run faults` takes. */
export const harnesses: Record<string, Harness> = {
  pipeline: pipelineHarness,
  live: liveHarness,
  upstream: upstreamHarness,
  rolling: rollingHarness,
  limits: limitsHarness,
};
