import { compareRows } from './kit/compare.ts';
import { keepResult, readResult } from './kit/results.ts';
import type { Outcome } from './kit/row.ts';
import { scale } from './kit/scale.ts';
import { tableOf } from './kit/table.ts';

/** In alphabetical order. Each is loaded only when it runs, so it does not affect the others. */
const benches: Record<string, () => Promise<Outcome>> = {
  access: async () => (await import('./access.ts')).benchAccess(),
  account: async () => (await import('./account.ts')).benchAccount(),
  audit: async () => (await import('./audit.ts')).benchAudit(),
  events: async () => (await import('./events.ts')).benchEvents(),
  floods: async () => (await import('./floods.ts')).benchFloods(),
  graphql: async () => (await import('./graphql.ts')).benchGraphql(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
  live: async () => (await import('./live.ts')).benchLive(),
  panel: async () => (await import('./panel.ts')).benchPanel(),
  scan: async () => (await import('./scan.ts')).benchScan(),
  signalling: async () => (await import('./signalling.ts')).benchSignalling(),
  start: async () => (await import('./start.ts')).benchStart(),
  streaming: async () => (await import('./streaming.ts')).benchStreaming(),
  unpack: async () => (await import('./unpack.ts')).benchUnpack(),
  upload: async () => (await import('./upload.ts')).benchUpload(),
};

/**
 * Runs all benches, or those named, and prints their results. A missed target is reported but is not an error: ratios
 * are for people to judge. If a bench throws, the others still run, and the exit code is 1. `--compare` also prints
 * the differences from the saved results and leaves those unchanged.
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
