import { setPriority } from 'node:os';
import { openLine } from '@launchyard/process/enclosed/line';
import { toViewer, viewJob, type FromViewer } from './probe-messages.ts';
import { viewStream } from './view-stream.ts';

/**
 * The enclosed process that views the stream of a build under test. It sends UDP to builds and nothing else, reaches no
 * files but its code, can be killed at any moment, and has lower priority than everything else.
 */
setPriority(10);
const line = openLine();
const tell = (message: FromViewer) => line.say(message);

const job = viewJob.parse((await line.hear()).said);
tell({ kind: 'ready' });
const verdict = await viewStream(job, {
  hear: async () => toViewer.parse((await line.hear()).said),
  say: (text) => tell({ kind: 'say', text }),
});
tell({ kind: 'seen', verdict });
