import { PROCESS_PATIENCE } from './waits.ts';

/**
 * Prepares what must be there before a moment at which a clock of the product strikes: so many milliseconds from now,
 * or twice as many if the machine was too slow for that, and so on. Returns what was prepared, with that moment. What
 * still fails when it has a minute and more is broken: throws why.
 */
export async function inTime<Prepared>(
  milliseconds: number,
  prepare: (moment: Date) => Promise<Prepared>,
): Promise<{ prepared: Prepared; moment: Date }> {
  const moment = new Date(Date.now() + milliseconds);
  const isOver = () => Date.now() >= moment.getTime();
  let failure: unknown = new Error(`it could not be prepared within ${milliseconds / 1000} s`);
  try {
    const prepared = await prepare(moment);
    if (!isOver()) return { prepared, moment };
  } catch (error) {
    if (!isOver()) throw error;
    failure = error;
  }
  if (2 * milliseconds > PROCESS_PATIENCE) throw failure;
  return inTime(2 * milliseconds, prepare);
}
