import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long `vi.waitFor` waits at least, in milliseconds: of the project, from `waits.ts`. */
    patience: number;
  }
}

const waitFor = vi.waitFor;
type Options = Parameters<typeof waitFor>[1];

/** `vi.waitFor` with at least the patience of the project, whatever its caller gave. */
function waitPatiently<Result>(check: () => Result | Promise<Result>, options: Options = {}): Promise<Result> {
  const patience = inject('patience');
  const { timeout = patience, interval } = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(check, { timeout: Math.max(timeout, patience), ...(interval !== undefined && { interval }) });
}

// Files of one worker share `vi`: only the first of them finds the original.
if (waitFor.name !== waitPatiently.name) Object.assign(vi, { waitFor: waitPatiently });
