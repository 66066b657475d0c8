import { writeFileSync } from 'node:fs';

/** A child process for the tests: it does what its job says. */
process.once('disconnect', () => process.exit());
process.on('message', (job) => {
  if (job === 'hang') process.send?.('I hang', hang);
  else answer(job);
});

const hang = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

function answer(job: unknown): void {
  if (job === 'die') process.exit(3);
  if (job === 'ask') process.send?.('what?');
  else process.send?.({ said: job, pid: process.pid, env: Object.keys(process.env), wrote: triesToWrite() });
}

function triesToWrite(): boolean {
  try {
    writeFileSync('/tmp/launchyard-must-not-be-written', '');
    return true;
  } catch {
    return false;
  }
}
