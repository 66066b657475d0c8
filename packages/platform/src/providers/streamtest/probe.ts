import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { isOnThisMachine } from '@launchyard/domain/settings';
import { MAX_MESSAGE_BYTES } from '@launchyard/domain/signalling';
import { START_TEST } from '@launchyard/domain/uploads';
import type { Enclosure } from '@launchyard/process/enclosed/enclosure';
import { WebSocket } from 'ws';
import { openProcesses } from '../../kit/processes.ts';
import { fromViewer, type ProbeJob, type ProbeVerdict, type ToViewer } from './probe-messages.ts';

/** Views the stream of a build. Rejects when the signal aborts. */
export type Probe = (job: ProbeJob, signal: AbortSignal) => Promise<ProbeVerdict>;

/** The script of a view, and what it may use: more time than all waits of a view, and UDP to the builds of the fleet. */
export const probeProgram = (fleet: { url: string; firstUdpPort: number; places: number }) => ({
  entry: new URL('./main-probe.ts', import.meta.url),
  secondsPerJob: START_TEST.registerSeconds + START_TEST.pictureSeconds + START_TEST.goOnSeconds + 30,
  purpose: 'streams of tested builds are viewed',
  network: {
    ownPorts: isOnThisMachine(fleet.url)
      ? { first: fleet.firstUdpPort, last: fleet.firstUdpPort + fleet.places * FLEET_LIMITS.udpPorts - 1 }
      : null,
  },
});

/**
 * A view in a process of its own, which ends with it: native code decodes there what a stranger’s build sends. We speak
 * with signalling for it, so that it knows no ticket and reaches no port of ours.
 */
export function openProbe(enclosure: Enclosure): Probe {
  return async ({ url, ...job }, signal) => {
    signal.throwIfAborted();
    const processes = openProcesses(enclosure);
    const sockets: WebSocket[] = [];
    const close = () => processes.close();
    signal.addEventListener('abort', close);
    try {
      return await processes.run<ProbeVerdict>(job.streamerId, { said: job }, async ({ said }, tell) => {
        const message = fromViewer.parse(said);
        if (message.kind === 'seen') return { result: message.verdict };
        const [socket] = sockets;
        if (!socket) sockets.push(connect(url, (told) => tell({ said: told })));
        else if (message.kind === 'say' && socket.readyState === WebSocket.OPEN) socket.send(message.text);
        return Promise.resolve(null);
      });
    } finally {
      signal.removeEventListener('abort', close);
      close();
      for (const socket of sockets) socket.terminate();
    }
  };
}

function connect(url: string, tell: (told: ToViewer) => void): WebSocket {
  const socket = new WebSocket(url, { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  socket.on('message', (data: Buffer) => tell({ kind: 'heard', text: data.toString() }));
  socket.on('error', () => tell({ kind: 'lost' }));
  socket.on('close', () => tell({ kind: 'lost' }));
  return socket;
}
