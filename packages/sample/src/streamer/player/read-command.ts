import { MOST_FRAMES_PER_SECOND } from '../arguments.ts';
import { fitSize, type Size } from '../picture/size.ts';

/** What a command of a player changes; a field that is missing stays. */
export interface Command {
  size?: Size;
  framesPerSecond?: number;
}

/** Reads the JSON of a command: `Resolution.Width` with `Resolution.Height`, and `WebRTC.Fps`, kept within bounds. */
export function readCommand(text: string): Command {
  const given = parseObject(text);
  const [width, height] = [number(given['Resolution.Width']), number(given['Resolution.Height'])];
  const framesPerSecond = number(given['WebRTC.Fps']);
  return {
    ...(width !== null && height !== null && { size: fitSize({ width, height }) }),
    ...(framesPerSecond !== null && {
      framesPerSecond: Math.min(Math.max(Math.round(framesPerSecond), 1), MOST_FRAMES_PER_SECOND),
    }),
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // A player may send any text; what is no JSON changes nothing.
    return {};
  }
}

/** Epic’s player sends numbers, other players text. */
function number(value: unknown): number | null {
  const given = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : null;
}
