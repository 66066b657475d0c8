import { writeFileSync } from 'node:fs';
import { openLine } from '@launchyard/process/enclosed/line';

/** A child process for the tests: it does what its job says. */
const line = openLine();
for (;;) {
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  const { said, bytes } = await line.hear();
  if (said === 'hang') {
    line.say('I hang');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  if (said === 'die') process.exit(3);
  if (said === 'ask') line.say('what?');
  else line.say({ said, length: bytes.length, env: Object.keys(process.env), wrote: triesToWrite() });
}

function triesToWrite(): boolean {
  try {
    writeFileSync('/tmp/launchyard-must-not-be-written', '');
    return true;
  } catch {
    return false;
  }
}
