/**
 * Breaks the services while they work and says what came of it: `npm run faults` runs every harness in its long form,
 * `npm run faults -- NAME [SIZE]` one. Ends with 1 when a promise was broken, or when a look proved blind.
 */
import { migrate } from '@launchyard/platform/migrate';
import { startTestCluster } from '../database/test-cluster.ts';
import { objections, runHarness, type FaultReport } from './harness.ts';
import { harnesses } from './harnesses.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const [name, size] = process.argv.slice(2);
const chosen = Object.entries(harnesses).filter(([each]) => name === undefined || each === name);
const isSize = size === undefined || /^[1-9]\d*$/.test(size);
if (chosen.length === 0 || !isSize) {
  process.stderr.write(`npm run faults -- [${Object.keys(harnesses).join(' | ')}] [size]\n`);
  process.exit(2);
}
const cluster = await startTestCluster({ migrate });
const createDatabase = async () => {
  const urls = await cluster.createDatabase('migrated');
  return { ...urls, drop: () => cluster.dropDatabase(urls) };
};
try {
  for (const [each, harness] of chosen) {
    say(`${each} — ${harness.promise}`);
    try {
      const report = await runHarness(harness, { createDatabase, tell: say }, Number(size ?? harness.sizes.long));
      print(report);
      if (objections(report).length > 0) process.exitCode = 1;
    } catch (error) {
      // The others are worth a look all the same.
      say(`  BROKEN OFF\n    ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await cluster.stop();
}
// Node waits at its end, for ever, for some of the sockets that were reset here in the middle of what they did.
process.exit();

function print(report: FaultReport): void {
  const { done, figures, planted } = report;
  say('  done');
  for (const [what, times] of Object.entries(done)) say(`    ${what.padEnd(32)} ${times}`);
  say('  came of it');
  for (const [what, figure] of Object.entries(figures)) say(`    ${what.padEnd(32)} ${figure}`);
  say('  planted, to see that it would be seen');
  for (const [what, found] of Object.entries(planted)) say(`    ${what}: ${found[0] ?? 'NOT SEEN'}`);
  const against = objections(report);
  say(against.length === 0 ? '  kept\n' : `  BROKEN\n${against.map((each) => `    ${each}`).join('\n')}\n`);
}
