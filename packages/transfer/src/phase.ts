/**
 * What a transfer is doing. `queued`: others of this program send first · `waiting`: for the network or the services,
 * resumes automatically · `pausing`: pending parts still arrive · `paused`: by hand · `stalled`: no progress for long,
 * resumed by hand · `elsewhere`: another window sends it, continues when that one ends.
 */
export type TransferPhase =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'pausing'
  | 'paused'
  | 'stalled'
  | 'elsewhere'
  | 'finishing'
  | 'finished'
  | 'stopped';

interface PhaseFacts {
  /** It sends, or will automatically; leaving interrupts it. */
  goesOn: boolean;
  /** It does not send although there is something to send. */
  isHeld: boolean;
  /** The available action. */
  takes: 'pause' | 'resume' | null;
  hasEnded: boolean;
}

/** Everything that follows from a phase. */
export const TRANSFER_PHASES: Record<TransferPhase, PhaseFacts> = {
  queued: { goesOn: true, isHeld: true, takes: 'pause', hasEnded: false },
  sending: { goesOn: true, isHeld: false, takes: 'pause', hasEnded: false },
  waiting: { goesOn: true, isHeld: true, takes: 'pause', hasEnded: false },
  pausing: { goesOn: true, isHeld: true, takes: 'resume', hasEnded: false },
  paused: { goesOn: false, isHeld: true, takes: 'resume', hasEnded: false },
  stalled: { goesOn: false, isHeld: true, takes: 'resume', hasEnded: false },
  elsewhere: { goesOn: false, isHeld: false, takes: null, hasEnded: false },
  finishing: { goesOn: true, isHeld: false, takes: null, hasEnded: false },
  finished: { goesOn: false, isHeld: false, takes: null, hasEnded: true },
  stopped: { goesOn: false, isHeld: true, takes: null, hasEnded: true },
};
