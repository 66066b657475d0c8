/** Lets so many through at once, and then so many a second. `now` is in milliseconds. */
export function createFlow(atOnce: number, perSecond: number): (now: number) => boolean {
  let [left, since] = [atOnce, 0];
  return (now) => {
    if (since > 0) left = Math.min(atOnce, left + ((now - since) / 1000) * perSecond);
    since = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
