import { clockHarness } from './clock.ts';
import { diskHarness } from './disk.ts';
import { eventsHarness } from './events.ts';
import type { Harness } from './harness.ts';
import { limitsHarness } from './limits.ts';
import { liveHarness } from './live.ts';
import { pipelineHarness } from './pipeline.ts';
import { resumeHarness } from './resume.ts';
import { rollingHarness } from './rolling.ts';
import { roomHarness } from './room.ts';
import { streamsHarness } from './streams.ts';
import { upstreamHarness } from './upstream.ts';

/** All harnesses, by the name that `npm run faults` takes. */
export const harnesses: Record<string, Harness> = {
  pipeline: pipelineHarness,
  live: liveHarness,
  events: eventsHarness,
  upstream: upstreamHarness,
  rolling: rollingHarness,
  limits: limitsHarness,
  disk: diskHarness,
  resume: resumeHarness,
  room: roomHarness,
  clock: clockHarness,
  streams: streamsHarness,
};
