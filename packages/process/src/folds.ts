import type { Rate } from '@launchyard/domain/kit';
import { createRates } from './rates.ts';

/** Tells the first few lines of a kind, and counts the others: nobody fills a log with one thing. */
export interface Folds<About> {
  /** Whether a line of that kind is left out, because there were many. `about`: what is told of it with their number. */
  isLeftOut(kind: string, about: About): boolean;
}

/** How many lines of a kind are told. */
const LINES: Rate = { burst: 10, perSecond: 10 / 60 };
/** How soon the number of those that were left out is told. */
const TELL_MILLISECONDS = 60_000;
/** Kinds that lines are being left out of. Lines of more kinds are told. */
const MAX_KINDS = 1_000;

/** `tell` gets the number of lines of a kind that were left out, once a minute as long as there are any. */
export function createFolds<About>(tell: (about: About, leftOut: number) => void): Folds<About> {
  const rates = createRates(LINES);
  const leftOut = new Map<string, { about: About; count: number }>();
  let timer: NodeJS.Timeout | null = null;

  function tellAll(): void {
    timer = null;
    for (const { about, count } of leftOut.values()) tell(about, count);
    leftOut.clear();
  }

  return {
    isLeftOut(kind, about) {
      if (rates.take(kind, 1, 0) === 0) return false;
      const known = leftOut.get(kind);
      if (!known && leftOut.size >= MAX_KINDS) return false;
      leftOut.set(kind, { about, count: (known?.count ?? 0) + 1 });
      timer ??= setTimeout(tellAll, TELL_MILLISECONDS).unref();
      return true;
    },
  };
}
