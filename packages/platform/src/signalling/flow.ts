import { takeUnits } from '@launchyard/domain/kit';
import type { WebSocket } from 'ws';
import { endSocket } from '../kit/close-sockets.ts';

/** WebSocket’s code for an end that breaks a rule. */
const POLICY = 1008;

/** The fragments of one message. Honest ends send one. */
export const MAX_FRAGMENTS = 64;

/**
 * Counts what the other end of a socket sends: messages, by calling the result, and pings and pongs, which are answered
 * or read without a message. One that sends too much is ended, and not read any more. The result says whether it is in time.
 */
export function limitFrames(socket: WebSocket, atOnce: number, perSecond: number): () => boolean {
  const flow = createFlow(atOnce, perSecond);
  const isInTime = () => {
    if (flow(performance.now())) return true;
    socket.pause();
    if (socket.readyState === socket.OPEN) endSocket(socket, POLICY, 'Too many messages');
    return false;
  };
  socket.on('ping', isInTime);
  socket.on('pong', isInTime);
  return isInTime;
}

/** Lets so many through at once, and then so many a second; what comes too early does not get through. `now` is in milliseconds. */
function createFlow(atOnce: number, perSecond: number): (now: number) => boolean {
  let used = 0;
  return (now) => {
    const taken = takeUnits({ burst: atOnce, perSecond }, used, 1, now);
    if (taken.waitMilliseconds > 0) return false;
    ({ used } = taken);
    return true;
  };
}
