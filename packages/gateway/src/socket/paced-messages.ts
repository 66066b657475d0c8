import { takeUnits } from '@launchyard/domain/kit';
import { MAX_MESSAGE_WAIT_SECONDS, messageUnits, SOCKET_RATE } from '@launchyard/domain/session';

/** One socket, as its messages are read. */
export interface PacedSocket {
  /** Handles a message. */
  handle(data: Buffer): void;
  /** Stops and resumes reading from the network. What has arrived may still be passed on. */
  pause(): void;
  resume(): void;
  /** It sends too much: it ends. */
  end(): void;
  /**
   * For how many milliseconds these units come too early for all sockets of the same sender, or until their next turn;
   * takes them if they are in time.
   */
  takeShared(units: number): number;
}

/** The messages of one socket, in order, at the pace that its rate and its sender’s allow. */
export interface PacedMessages {
  receive(data: Buffer): void;
  /**
   * Takes units for what came beside messages, or for what one cost when it was handled: what follows waits for them.
   * Fewer than none are given back.
   */
  charge(units: number): void;
  /** Whether something waits, and nothing is read. */
  isPaused(): boolean;
  /** Drops what waits, for good. If more arrives, nothing is read any more. */
  stop(): void;
}

/**
 * What comes too early waits before it is looked at, and nothing more is read meanwhile, so the wait is its sender’s. The
 * more is sent, the longer it is; beyond the longest wait the socket ends. `now` in milliseconds.
 */
export function paceMessages(socket: PacedSocket, now: () => number = () => performance.now()): PacedMessages {
  const waiting: Buffer[] = [];
  let waitingUnits = 0;
  let used = 0;
  /** Since when it has had to wait again and again; null once half of its burst was there again. */
  let behindSince: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  /** For how many milliseconds these units would come too early. */
  const waitFor = (units: number): number => takeUnits(SOCKET_RATE, used, units, now()).waitMilliseconds;

  function take(units: number): void {
    ({ used } = takeUnits(SOCKET_RATE, used, units, now()));
  }

  /** Whether what waits, or what follows it all the time, would have to wait too long. */
  function isTooMuch(): boolean {
    if (waitFor(SOCKET_RATE.burst / 2) === 0) behindSince = null;
    else behindSince ??= now();
    const isBehind = behindSince !== null && now() - behindSince > MAX_WAIT_MILLISECONDS;
    return isBehind || waitFor(waitingUnits) > MAX_WAIT_MILLISECONDS;
  }

  /** Handles what is in time, and comes back for the rest. */
  function handleDue(): void {
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const units = messageUnits(first.length);
      const wait = waitFor(units) || socket.takeShared(units);
      if (wait > 0) return waitFurther(wait);
      take(units);
      waitingUnits -= units;
      waiting.shift();
      socket.handle(first);
    }
  }

  function waitFurther(milliseconds: number): void {
    if (isTooMuch()) return end();
    socket.pause();
    // One that was handled may have been charged for meanwhile, and waits already.
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      handleDue();
      if (timer === null && !isOver) socket.resume();
    }, milliseconds);
  }

  function end(): void {
    stop();
    socket.end();
  }

  function stop(): void {
    isOver = true;
    waiting.length = 0;
    if (timer) clearTimeout(timer);
    timer = null;
  }

  return {
    receive(data) {
      // One that has been told to go has nothing to say.
      if (isOver) return socket.pause();
      waiting.push(data);
      waitingUnits += messageUnits(data.length);
      if (isTooMuch()) end();
      else if (timer === null) handleDue();
    },
    charge(units) {
      if (isOver) return socket.pause();
      take(units);
      const wait = waitFor(0);
      if (isTooMuch()) end();
      else if (wait > 0 && timer === null) waitFurther(wait);
    },
    isPaused: () => timer !== null,
    stop,
  };
}

const MAX_WAIT_MILLISECONDS = MAX_MESSAGE_WAIT_SECONDS * 1000;
