import { vi } from 'vitest';
import { PATIENCE } from './waits.ts';

const waitFor = vi.waitFor;
type Options = Parameters<typeof waitFor>[1];

/** `vi.waitFor` with at least this patience, whatever its caller gave. */
function waitPatiently<Result>(check: () => Result | Promise<Result>, options: Options = {}): Promise<Result> {
  const { timeout = PATIENCE, interval } = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(check, { timeout: Math.max(timeout, PATIENCE), ...(interval !== undefined && { interval }) });
}

// Files of one worker share `vi`: only the first of them finds the original.
if (waitFor.name !== waitPatiently.name) Object.assign(vi, { waitFor: waitPatiently });
