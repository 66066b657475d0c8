import { setPriority } from 'node:os';
import { readVideo } from '@launchyard/domain/assets';
import { openLine } from '@launchyard/process/enclosed/line';
import { checkJob, MAX_PIECE_BYTES, type CheckMessage } from './messages.ts';
import { rewritePicture } from './rewrite.ts';

/**
 * The enclosed process that opens customers’ files. It reaches no network, no database and no files but its code, can be
 * killed at any moment, and has lower priority than everything else.
 */
setPriority(10);
const line = openLine();
const say = (message: CheckMessage, bytes?: Uint8Array) => line.say(message, bytes);

for (;;) {
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  const { said, bytes } = await line.hear();
  const job = checkJob.parse(said);
  if (job.kind === 'video') {
    // oxlint-disable-next-line no-await-in-loop -- one thing at a time
    say({ kind: 'video', verdict: await readVideo({ sizeBytes: job.sizeBytes, read }) });
    continue;
  }
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  const verdict = await rewritePicture(bytes, job.takes);
  if (!('picture' in verdict)) say({ kind: 'picture', verdict });
  else {
    const { bytes: rewritten, ...picture } = verdict.picture;
    say({ kind: 'picture', verdict: { picture } }, rewritten);
  }
}

/** Bytes of the video, fetched in pieces from the parent process. */
async function read(offset: number, bytes: number): Promise<Uint8Array> {
  const whole = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; at += MAX_PIECE_BYTES) {
    say({ kind: 'read', offset: offset + at, bytes: Math.min(MAX_PIECE_BYTES, bytes - at) });
    whole.set((await line.hear()).bytes, at);
  }
  return whole;
}
