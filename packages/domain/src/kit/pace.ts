import { MIB } from './bytes.ts';

/** How long something took, as it was: `0.16 s` below ten seconds, as `formatDuration` above. */
export function formatElapsed(seconds: number): string {
  if (seconds >= 10) return formatDuration(seconds);
  return `${Math.max(0, seconds).toFixed(seconds < 1 ? 2 : 1)} s`;
}

/** `4 min 52 s`, `52 s`, `1 h 4 min`. Seconds, rounded up, since a wait is never shorter than told. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** `52 s`, `5 min`: how long to wait before trying again. Rounded up, and above a minute to whole ones: who waits needs no more. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole <= 60 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}

/** `42.64 MB/s`. */
export function formatSpeed(bytesPerSecond: number): string {
  return `${(bytesPerSecond / MIB).toFixed(2)} MB/s`;
}
