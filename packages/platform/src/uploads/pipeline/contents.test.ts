import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { appVersionList } from '@launchyard/contract/apps';
import { BUILDS, writeBuild } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { TestUploader } from '../test-uploader.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ withWorker: true });
  return () => world.close();
});

test.each([
  [
    'ue5.4-win',
    {
      defaultExecutable: 'Windows/ArchViz.exe',
      executables: [
        'Windows/ArchViz.exe',
        'Windows/ArchViz/Binaries/Win64/ArchViz-Win64-Shipping.exe',
        'Windows/Engine/Binaries/Win64/CrashReportClient.exe',
      ],
      executableCount: 3,
      pluginFolder: 'Windows/ArchViz/Samples/PixelStreaming/',
    },
  ],
  [
    'ue4.27-linux',
    {
      defaultExecutable: 'LinuxNoEditor/ArchViz.sh',
      executables: [],
      executableCount: 0,
      pluginFolder: 'LinuxNoEditor/Samples/PixelStreaming/',
    },
  ],
])('a version of %s reports its start file, its executables and the traces of the plugin', async (name, contents) => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const path = join(world.config.dataDir, `${name}.zip`);
  writeBuild(path, BUILDS[name] ?? expect.unreachable(name));
  const { id, appId } = await uploader.uploadFile(path, { appName: 'ArchViz' });
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  const { edges } = expectReply(await world.rest(appVersionList, { appId }, { token: person.session }));
  const pluginInfo = { isInManifest: true, hasFolder: true, isVersion2InManifest: false, hasVersion2Folder: false };
  const told = edges[0]?.node.contents;
  expect(told && { ...told, executables: told.executables.toSorted() }).toEqual({ ...contents, pluginInfo });
});
