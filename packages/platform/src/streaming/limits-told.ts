import type { LimitsNow, ToPage } from '@launchyard/domain/streaming';

/** What a page is told of the limits of its session. */
export interface LimitsTold {
  /** Its stream counts from now on. */
  goLive(now: Date): void;
  /** Its visitor moved. */
  moved(): void;
  /** Tells what is new. Returns why the session ends now; null: it does not. */
  look(now: Date, isLive: boolean): LimitsNow['end'];
}

export function tellLimits(say: (message: ToPage) => void, judge: (now: Date) => LimitsNow): LimitsTold {
  let isWarned = false;
  let isLimitTold = false;

  function tellLive(secondsLeft: number | null): void {
    isLimitTold = secondsLeft !== null;
    say({ type: 'live', secondsLeft });
  }

  return {
    goLive: (now) => tellLive(judge(now).secondsLeft),
    moved() {
      if (isWarned) say({ type: 'active' });
      isWarned = false;
    },
    look(now, isLive) {
      const { end, secondsLeft, idleSecondsLeft } = judge(now);
      if (end !== null) return end;
      // A guest’s time begins with the host’s, which may be later.
      if (isLive && !isLimitTold && secondsLeft !== null) tellLive(secondsLeft);
      if (idleSecondsLeft === null || isWarned) return null;
      isWarned = true;
      say({ type: 'idle', secondsLeft: idleSecondsLeft });
      return null;
    },
  };
}
