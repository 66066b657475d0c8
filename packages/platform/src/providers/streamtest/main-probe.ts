import { once } from 'node:events';
import { setPriority } from 'node:os';
import { z } from 'zod';
import { probeJob, type ProbeVerdict } from './probe-messages.ts';
import { viewStream } from './view-stream.ts';

/**
 * The process that views the streams of builds under test. It has no secrets and no database, can be killed at any
 * moment, and has lower priority than everything else.
 */
setPriority(10);
process.once('disconnect', () => process.exit());

for (;;) {
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  const [job] = z.array(z.unknown()).parse(await once(process, 'message'));
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  say(await viewStream(probeJob.parse(job)));
}

function say(verdict: ProbeVerdict): void {
  process.send?.(verdict);
}
