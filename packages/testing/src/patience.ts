import { vi } from 'vitest';

/**
 * How long a test waits for what must come, in milliseconds. A machine may be many times slower than the one on which
 * a test was written, and only a failure takes as long: whoever wants to know how fast something is asks a benchmark.
 */
export const PATIENCE = 30_000;

const waitFor = vi.waitFor;
type Options = Parameters<typeof waitFor>[1];

/** `vi.waitFor` with at least this patience, whatever its caller gave. */
function waitPatiently<Result>(check: () => Result | Promise<Result>, options: Options = {}): Promise<Result> {
  const { timeout = PATIENCE, interval } = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(check, { timeout: Math.max(timeout, PATIENCE), ...(interval !== undefined && { interval }) });
}

// Files of one worker share `vi`: only the first of them finds the original.
if (waitFor.name !== waitPatiently.name) Object.assign(vi, { waitFor: waitPatiently });
