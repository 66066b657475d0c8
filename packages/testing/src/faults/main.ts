/**
 * Breaks the services while they work and reports the outcome. `npm run faults` runs every harness in full, `npm run
 * faults -- NAME [SIZE]` runs one. Exits with 1 if a promise was broken or a check turned out blind.
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
      // Continue with the other harnesses.
      say(`  ABORTED\n    ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await cluster.stop();
}
// Without this, Node sometimes waits forever for sockets that were reset while in use.
process.exit();

function print(report: FaultReport): void {
  const { done, figures, planted } = report;
  say('  done');
  for (const [what, times] of Object.entries(done)) say(`    ${what.padEnd(32)} ${times}`);
  say('  results');
  for (const [what, figure] of Object.entries(figures)) say(`    ${what.padEnd(32)} ${figure}`);
  say('  planted faults, which must be detected');
  for (const [what, found] of Object.entries(planted)) say(`    ${what}: ${found[0] ?? 'NOT DETECTED'}`);
  const against = objections(report);
  say(against.length === 0 ? '  kept\n' : `  BROKEN\n${against.map((each) => `    ${each}`).join('\n')}\n`);
}
