import { MIB } from './bytes.ts';

/** How long something took: `0.16 s` below ten seconds, otherwise as `formatDuration`. */
export function formatElapsed(seconds: number): string {
  if (seconds >= 10) return formatDuration(seconds);
  return `${Math.max(0, seconds).toFixed(seconds < 1 ? 2 : 1)} s`;
}

/** `4 min 52 s`, `52 s`, `1 h 4 min`. Seconds are rounded up, because a wait must not be longer than announced. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** `52 s`, `5 min`: how long to wait before a retry. Rounded up, above a minute to whole minutes. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole <= 60 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}

/** `42.64 MB/s`. */
export function formatSpeed(bytesPerSecond: number): string {
  return `${(bytesPerSecond / MIB).toFixed(2)} MB/s`;
}
