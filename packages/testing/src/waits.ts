/**
 * How long a test waits for what must come, in milliseconds. A machine may be many times slower than the one on which
 * a test was written, and only a failure takes this long. Measure speed with a bench.
 */
export const PATIENCE = 30_000;
/** The same, for what another process does: it starts, streams, or takes over from one that died. */
export const PROCESS_PATIENCE = 120_000;
/** The same, for what a browser and several processes do together, such as an upload with all its stages. */
export const SYSTEM_PATIENCE = 180_000;
