import { fileURLToPath } from 'node:url';
import { START_TEST } from '@launchyard/domain/uploads';
import { openCommand, startEnclosed } from '@launchyard/process/enclosed/start';
import { openProcesses } from '../../kit/processes.ts';
import { probeVerdict, type ProbeJob, type ProbeVerdict } from './probe-messages.ts';

/** Views the stream of a build. Rejects when the signal aborts. */
export type Probe = (job: ProbeJob, signal: AbortSignal) => Promise<ProbeVerdict>;

/** More than all waits of a view. */
const MOST_SECONDS = START_TEST.registerSeconds + START_TEST.pictureSeconds + START_TEST.goOnSeconds + 30;

/** A view in a process of its own, which ends with it: native code decodes there what a stranger’s build sends. */
export const probe: Probe = async (job, signal) => {
  signal.throwIfAborted();
  const processes = openProcesses({
    openBecause: 'it needs the network',
    secondsPerJob: MOST_SECONDS,
    start: () => startEnclosed(openCommand(fileURLToPath(new URL('./main-probe.ts', import.meta.url)))),
  });
  const close = () => processes.close();
  signal.addEventListener('abort', close);
  try {
    return await processes.run('', { said: job }, ({ said }) => Promise.resolve({ result: probeVerdict.parse(said) }));
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
};
