/** Kills the services while they work and says what came of it: `npm run faults -- pipeline [uploads]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@launchyard/launcher/database/embedded-database';
import { clusterIn, findPlace } from '@launchyard/launcher/database/place';
import { readPostmasterFile } from '@launchyard/launcher/database/postmaster-file';
import { migrate } from '@launchyard/platform/migrate';
import { runPipeline } from './pipeline.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const [what, given = '200'] = process.argv.slice(2);
const count = Number(given);
if (what !== 'pipeline' || !Number.isInteger(count) || count < 1) {
  process.stderr.write('npm run faults -- pipeline [uploads]\n');
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'launchyard-faults-'));
const database = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
try {
  await migrate(database.migrationUrl);
  const cluster = clusterIn(await findPlace(folder, () => undefined));
  const report = await runPipeline({
    count,
    databaseUrl: database.url,
    dataDir: join(folder, 'data'),
    killEverySeconds: 4,
    async killDatabase() {
      const server = await readPostmasterFile(cluster);
      if (server) process.kill(server.pid, 'SIGKILL');
    },
    tell: say,
  });
  const { killed, acknowledged, seconds, lost, doubled, left, planted } = report;
  say(`\nkilled        ${JSON.stringify(killed)}`);
  say(`acknowledged  ${acknowledged} of ${count} in ${Math.round(seconds)} s`);
  for (const [name, list] of Object.entries({ lost, doubled, left })) {
    say(`${name.padEnd(12)}  ${list.length}${list.map((each) => `\n  ${each}`).join('')}`);
  }
  say('planted, to see that it would be seen:');
  for (const [name, found] of Object.entries(planted)) {
    const seen = [...found.lost, ...found.doubled, ...found.left];
    say(`  ${name}: ${seen.length > 0 ? seen.join('; ') : 'NOT SEEN'}`);
    if (seen.length === 0) process.exitCode = 1;
  }
  if (lost.length + doubled.length + left.length > 0) process.exitCode = 1;
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
