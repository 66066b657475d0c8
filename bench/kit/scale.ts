/** How much of the full size the benches take, by `BENCH_SCALE`: 1 unless it is set. What is less is for trying and not kept. */
export const scale = Number(process.env['BENCH_SCALE'] ?? '1');
if (!(scale > 0 && scale <= 1)) throw new Error('BENCH_SCALE is a number above 0, and 1 at most.');

/** That much of a number of bytes, entries or rounds, and at least one. */
export const scaled = (full: number): number => Math.max(1, Math.round(full * scale));
