import { secondsAfter, type Clock } from '../kit/clock.ts';

/** Says whether so many seconds have passed since it last said so. */
export function createEvery(clock: Clock): (name: string, seconds: number) => boolean {
  const due = new Map<string, Date>();
  return (name, seconds) => {
    const now = clock();
    const at = due.get(name);
    if (at && at > now) return false;
    due.set(name, secondsAfter(now, seconds));
    return true;
  };
}
