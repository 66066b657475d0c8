/** How many units are handled before others have their turn, or one message that uses more. */
const UNITS_OF_A_TURN = 16;
/** How soon the next turn comes. */
const TURN_MILLISECONDS = 1;

/** Turns of those who send messages, however many sockets they have. */
export interface SenderTurns {
  /** For how many milliseconds this sender’s turn is over; 0: it is not. Then `units` are handled in it. */
  take(sender: string, units: number): number;
}

export function createSenderTurns(): SenderTurns {
  /** The units of this turn of the event loop. */
  const handled = new Map<string, number>();
  return {
    take(sender, units) {
      const before = handled.get(sender) ?? 0;
      if (before >= UNITS_OF_A_TURN) return TURN_MILLISECONDS;
      if (handled.size === 0) setImmediate(() => handled.clear());
      handled.set(sender, before + units);
      return 0;
    },
  };
}
