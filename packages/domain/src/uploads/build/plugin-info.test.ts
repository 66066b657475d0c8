import { expect, test } from 'vitest';
import { findPlugin } from './plugin.ts';
import { describeTraces, isManifest, readPluginInfo } from './plugin-info.ts';

const ONE = 'Engine/Plugins/Media/PixelStreaming/PixelStreaming.uplugin\t2024-01-01T00:00:00.000Z\r\n';
const TWO = 'Engine\\Plugins\\Media\\PixelStreaming2\\PixelStreaming2.uplugin\t2024-01-01T00:00:00.000Z\r\n';
const FOLDER = 'ArchViz/Samples/PixelStreaming/WebServers/x';

test.each([
  ['nothing', [], [], [false, false, false, false]],
  ['the folder alone', [FOLDER], [''], [false, true, false, false]],
  ['the manifest alone', [], [`ArchViz/a.txt\r\n${ONE}`], [true, false, false, false]],
  ['both', [FOLDER], ['', ONE], [true, true, false, false]],
  ['version 2 is not taken for version 1', ['Samples/PixelStreaming2/x'], [TWO], [false, false, true, true]],
])('%s', (_, paths, manifests, [isInManifest, hasFolder, isVersion2InManifest, hasVersion2Folder]) => {
  const info = readPluginInfo(findPlugin(paths), manifests);
  expect(info).toEqual({ isInManifest, hasFolder, isVersion2InManifest, hasVersion2Folder });
});

test('the traces are described in words', () => {
  expect(describeTraces(true, true)).toBe('in the manifest, with its folder');
  expect(describeTraces(false, false)).toBe('neither in the manifest nor with a folder');
});

test.each([
  ['Windows/Manifest_UFSFiles_Win64.txt', true],
  ['Manifest_NonUFSFiles_Linux.txt', true],
  ['Manifest.txt', false],
  ['Manifest_UFSFiles_Win64.txt.bak', false],
])('%s is a manifest: %s', (path, expected) => {
  expect(isManifest(path)).toBe(expected);
});
