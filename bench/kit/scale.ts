/**
 * The fraction of the full size at which benches run, from `BENCH_SCALE`; 1 by default. Smaller runs are for trying
 * things out and are not saved.
 */
export const scale = Number(process.env['BENCH_SCALE'] ?? '1');
if (!(scale > 0 && scale <= 1)) throw new Error('BENCH_SCALE must be a number above 0 and at most 1.');

/** Scales a number of bytes, entries or rounds, to at least one. */
export const scaled = (full: number): number => Math.max(1, Math.round(full * scale));
