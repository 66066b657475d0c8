import { expect, test } from 'vitest';
import { inspectBuild, MOST_EXECUTABLES_TOLD, readPluginInfo, summarizeBuild } from './index.ts';

function summarize(...names: string[]) {
  const found = inspectBuild(names.map((name) => ({ name, isDirectory: false, bytes: 1 })));
  return summarizeBuild(found, found.start, readPluginInfo(found.plugin, []));
}

const many = Array.from({ length: MOST_EXECUTABLES_TOLD + 1 }, (_, i) => `Game/Tool${i}.exe`);

test.each([
  ['nothing', [], { defaultExecutable: null, executables: [], executableCount: 0, pluginFolder: null }],
  [
    'a build with its plugin',
    ['Game.exe', 'Engine/x', 'Game/Samples/PixelStreaming/x'],
    { defaultExecutable: 'Game.exe', executables: ['Game.exe'], pluginFolder: 'Game/Samples/PixelStreaming/' },
  ],
  [
    'both plugins',
    ['a/Samples/PixelStreaming2/x', 'b/Samples/PixelStreaming/x'],
    { pluginFolder: 'b/Samples/PixelStreaming/' },
  ],
  ['the second plugin', ['a/Samples/PixelStreaming2/x'], { pluginFolder: 'a/Samples/PixelStreaming2/' }],
  [
    'more executables than are listed',
    many,
    { executables: many.slice(0, MOST_EXECUTABLES_TOLD), executableCount: MOST_EXECUTABLES_TOLD + 1 },
  ],
])('the summary of %s keeps what matters', (_, names, contents) => {
  expect(summarize(...names)).toMatchObject(contents);
});
