import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { MIB } from '@launchyard/domain/kit';
import { writeBuild } from '@launchyard/testing/archives/index';
import { freePorts } from '@launchyard/testing/world/ports';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { clamdScanner } from '../src/providers/scan/clamd.ts';
import { TestUploader } from '../src/uploads/test-uploader.ts';

const BUILD = { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin: 1 } as const;
/** The string that the test signature matches. Harmless, and known to no other scanner. */
const MARK = 'launchyard-test-malware-7f3a';
const MAX_BYTES = 2 * MIB;

let folder: string;
let clamd: ChildProcess;
let world: PlatformWorld;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-clamd-'));
  const [port] = await freePorts();
  url = `tcp://127.0.0.1:${port}`;
  clamd = await startClamd(port);
  world = await startPlatform({ config: { clamd: { url, maxBytes: MAX_BYTES } }, withWorker: true });
  return async () => {
    await world.close();
    clamd.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
});

/** A clamd with a minimal signature set of its own. */
async function startClamd(port: number): Promise<ChildProcess> {
  const signatures = join(folder, 'signatures');
  await mkdir(signatures);
  await writeFile(join(signatures, 'test.ndb'), `Launchyard.Test:0:*:${Buffer.from(MARK).toString('hex')}\n`);
  const settings = [
    'Foreground yes',
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${MAX_BYTES}`,
    `MaxFileSize ${MAX_BYTES}`,
  ];
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const program = process.env['CLAMD_PATH'];
  if (!program) throw new Error('CLAMD_PATH is unset: the test command sets it to the clamd that it found.');
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  await vi.waitFor(() => knock(port), { interval: 200 });
  return child;
}

function knock(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}

async function* contentOf(...chunks: Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}

const scan = (...chunks: Buffer[]) => {
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return clamdScanner({ url, maxBytes: MAX_BYTES }).scan(contentOf(...chunks), bytes);
};

test('a matching signature is found by name, even across two chunks, and nothing else is', async () => {
  const found = { kind: 'found', finding: 'Launchyard.Test.UNOFFICIAL' };
  expect(await scan(Buffer.from(`before ${MARK} after`))).toEqual(found);
  expect(await scan(Buffer.from(MARK.slice(0, 9)), Buffer.from(MARK.slice(9)))).toEqual(found);
  expect(await scan(randomBytes(MIB), Buffer.from(MARK))).toEqual(found);
  expect(await scan(randomBytes(MIB))).toEqual({ kind: 'clean' });
  expect(await scan()).toEqual({ kind: 'clean' });
});

test('a file above the size limit is never reported clean, whoever notices the limit', async () => {
  const large = [randomBytes(MIB), randomBytes(MIB), Buffer.from(MARK)];
  expect(await scan(...large)).toEqual({ kind: 'overLimit' });
  const unaware = clamdScanner({ url, maxBytes: 100 * MIB });
  expect(await unaware.scan(contentOf(...large, randomBytes(4 * MIB)), 3)).toEqual({ kind: 'overLimit' });
});

test('clamd scans an upload: a finding ends it, and otherwise the note says what was scanned and by what', async () => {
  const uploader = new TestUploader(world, await world.person());
  const clean = join(folder, 'clean.zip');
  writeBuild(clean, BUILD);
  const passed = await uploader.waitForEnd((await uploader.uploadFile(clean, { appName: 'Clean' })).id);
  expect(passed.state).toBe('tested');
  expect(passed.stages.find((each) => each.stage === 'scan')?.note).toBe('Scanned by ClamAV.');

  const infected = join(folder, 'infected.zip');
  writeBuild(infected, { ...BUILD, texts: { 'readme.txt': MARK } });
  const ended = await uploader.waitForEnd((await uploader.uploadFile(infected, { appName: 'Infected' })).id);
  expect(ended.failure).toMatchObject({
    code: 'VIRUS_FOUND',
    message: 'Virus Found. Upload sequence aborted.',
    evidence: 'Launchyard.Test.UNOFFICIAL in "Windows/readme.txt" (ClamAV)',
  });
});
