import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inspectBuild, readPluginInfo } from '@launchyard/domain/uploads';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { uploadBuild } from '@launchyard/testing/world/uploads';
import { beforeAll, expect, test } from 'vitest';
import { startSample } from './test-kit/started-sample.ts';
import { TestSignalling } from './test-kit/test-signalling.ts';

const run = promisify(execFile);

let world: PlatformWorld;
let folder: string;
beforeAll(async () => {
  world = await startPlatform({ withWorker: true });
  folder = await mkdtemp(join(tmpdir(), 'launchyard-sample-upload-'));
  return async () => {
    await world.close();
    await rm(folder, { recursive: true });
  };
});

test('it passes the check of a build and the whole pipeline, and streams as the services unpacked it', async () => {
  const archive = join(folder, 'build.zip');
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'main.ts'), archive, 'Harbour']);
  expect(stdout).toBe(`Wrote ${archive}. Upload it as the application Harbour.\n`);
  const owner = await world.person();
  const upload = await uploadBuild(world, owner, archive, { appName: 'Harbour', isLinuxBuild: true });
  expect(upload).toMatchObject({ state: 'tested', failure: null, buildType: 'linux' });
  const [script = expect.unreachable('the script is not there')] = await Array.fromAsync(
    glob('**/Harbour.sh', { cwd: world.config.dataDir }),
  );
  const signalling = await TestSignalling.start();
  const unpacked = dirname(join(world.config.dataDir, script));
  const manifest = await readFile(join(unpacked, 'Manifest_UFSFiles_Linux.txt'), 'utf8');
  expect(readPluginInfo(inspectBuild([]).plugin, [manifest])).toMatchObject({ isInManifest: true });
  const sample = startSample(unpacked, [`-PixelStreamingURL=${signalling.url}`]);
  await signalling.streamer();
  await signalling.join().frame();
  await sample.end();
  await signalling.close();
});
