import { compareRows } from './kit/compare.ts';
import { keepResult, readResult } from './kit/results.ts';
import type { Outcome } from './kit/row.ts';
import { scale } from './kit/scale.ts';
import { tableOf } from './kit/table.ts';

/** In the order of the alphabet. Each is loaded when it runs: none costs the others anything. */
const benches: Record<string, () => Promise<Outcome>> = {
  account: async () => (await import('./account.ts')).benchAccount(),
  events: async () => (await import('./events.ts')).benchEvents(),
  graphql: async () => (await import('./graphql.ts')).benchGraphql(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
  live: async () => (await import('./live.ts')).benchLive(),
  panel: async () => (await import('./panel.ts')).benchPanel(),
  scan: async () => (await import('./scan.ts')).benchScan(),
  start: async () => (await import('./start.ts')).benchStart(),
  unpack: async () => (await import('./unpack.ts')).benchUnpack(),
  upload: async () => (await import('./upload.ts')).benchUpload(),
};

/**
 * Runs all benches, or those that are named, and prints what they measured. A target that is missed is said and fails nothing: ratios
 * are for people to judge. A bench that throws ends with exit code 1, after the others have run. With `--compare` it also prints what moved
 * since the results that are kept, and leaves those as they are.
 */
const compares = process.argv.includes('--compare');
const named = process.argv.slice(2).filter((argument) => argument !== '--compare');
const unknown = named.find((name) => !Object.hasOwn(benches, name));
if (unknown === undefined) await run(named.length > 0 ? named : Object.keys(benches));
else {
  process.stderr.write(`There is no bench ${unknown}. There are: ${Object.keys(benches).join(', ')}.\n`);
  process.exitCode = 1;
}

async function run(names: string[]): Promise<void> {
  const missed: string[] = [];
  for (const name of names) {
    process.stdout.write(`== ${name}\n`);
    try {
      const outcome = await benches[name]?.();
      if (!outcome) continue;
      process.stdout.write(`${tableOf(outcome.rows)}\n\n`);
      missed.push(...outcome.rows.filter((row) => !row.isMet).map((row) => `${name}: ${row.what}`));
      if (compares) {
        const moved = compareRows(await readResult(name), outcome.rows);
        process.stdout.write(`${moved.join('\n') || 'Nothing moved.'}\n\n`);
      } else if (scale === 1) await keepResult(name, outcome);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${name} failed: ${error instanceof Error ? error.stack : String(error)}\n\n`);
    }
  }
  if (missed.length > 0) process.stdout.write(`Targets not met:\n  ${missed.join('\n  ')}\n`);
  else if (!process.exitCode) process.stdout.write('Every target is met.\n');
  if (scale !== 1 && !compares)
    process.stdout.write(`Sizes were ${scale} of the full ones: the results are not kept.\n`);
}
