import { on } from 'node:events';
import { setPriority } from 'node:os';
import { z } from 'zod';
import { readVideo } from '@launchyard/domain/assets';
import { checkJob, MAX_PIECE_BYTES, someBytes, type CheckJob, type CheckMessage } from './messages.ts';
import { rewritePicture } from './rewrite.ts';

/**
 * The process that opens customers’ files. It has no secrets and no database, can be killed at any moment, and has
 * lower priority than everything else.
 */
setPriority(10);
process.once('disconnect', () => process.exit());

const messages = on(process, 'message');
for (;;) {
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  await answer(checkJob.parse(await heard()));
}

async function answer(job: CheckJob): Promise<void> {
  if (job.kind === 'picture') return say({ kind: 'picture', verdict: await rewritePicture(job.bytes, job.takes) });
  say({ kind: 'video', verdict: await readVideo({ sizeBytes: job.sizeBytes, read }) });
}

/** Bytes of the video, fetched in pieces from the parent process. */
async function read(offset: number, bytes: number): Promise<Uint8Array> {
  const whole = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; at += MAX_PIECE_BYTES) {
    say({ kind: 'read', offset: offset + at, bytes: Math.min(MAX_PIECE_BYTES, bytes - at) });
    whole.set(someBytes.parse(await heard()), at);
  }
  return whole;
}

async function heard(): Promise<unknown> {
  const { value } = await messages.next();
  return z.array(z.unknown()).parse(value)[0];
}

function say(message: CheckMessage): void {
  process.send?.(message);
}
