import { setPriority } from 'node:os';
import { openLine } from '@launchyard/process/enclosed/line';
import { probeJob } from './probe-messages.ts';
import { viewStream } from './view-stream.ts';

/**
 * The process that views the streams of builds under test. It has no secrets and no database, can be killed at any
 * moment, and has lower priority than everything else.
 */
setPriority(10);
const line = openLine();
for (;;) {
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  const { said } = await line.hear();
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  line.say(await viewStream(probeJob.parse(said)));
}
