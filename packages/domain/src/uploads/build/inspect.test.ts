import { expect, test } from 'vitest';
import { inspectBuild } from './index.ts';

const inspect = (...names: string[]) =>
  inspectBuild(names.map((name) => ({ name, isDirectory: name.endsWith('/'), bytes: name.endsWith('/') ? 0 : 100 })));

test('an empty archive has nothing', () => {
  expect(inspect()).toEqual({
    executables: [],
    start: null,
    isLinuxDetected: false,
    rootScripts: [],
    plugin: { version: null, hasBoth: false, version1Folders: [], version2Folders: [] },
    wrappingFolder: null,
    fileCount: 0,
    totalBytes: 0,
  });
});

test('files are counted and their sizes added up; folders are not', () => {
  expect(inspect('Game/', 'Game/a', 'Game/b')).toMatchObject({ fileCount: 2, totalBytes: 200 });
});

test.each([
  ['Game.exe', true],
  ['Windows/GAME.EXE', true],
  ['x/seven-us/Game.exe', true],
  ['myturnserver/Game.exe', true],
  ['Redist/en-us/Setup.exe', false],
  ['Redist/EN-US/Setup.exe', false],
  ['coturn/turnserver.exe', false],
  ['turnserver/tool.exe', false],
  ['Game.exe.txt', false],
  ['Game.exe/', false],
  ['exe', false],
  ['__MACOSX/Windows/._Game.exe', false],
])('%s is an executable: %s', (name, isExecutable) => {
  expect(inspect(name).executables).toEqual(isExecutable ? [name] : []);
});

test.each<[string, string[], string | null]>([
  ['nothing', ['readme.txt'], null],
  ['only the crash reporter', ['Engine/Binaries/Win64/CrashReportClient.exe'], null],
  [
    'the one next to Engine',
    ['A/Binaries/Win64/A-Shipping.exe', 'Engine/Binaries/Win64/CrashReportClient.exe', 'Game.exe'],
    'Game.exe',
  ],
  ['the one next to Engine, wrapped', ['Windows/A/a.exe', 'Windows/Engine/x', 'Windows/Game.exe'], 'Windows/Game.exe'],
  ['the one named like a folder next to it', ['Engine/x', 'ArchViz/x', 'A.exe', 'ArchViz.exe'], 'ArchViz.exe'],
  ['never the crash reporter next to Engine', ['Engine/x', 'CrashReportClient.exe', 'a/b/c.exe'], 'a/b/c.exe'],
  ['no Engine: the one nearest to the top', ['a/b/c.exe', 'a/z.exe', 'a/d.exe'], 'a/d.exe'],
  ['one outside Engine', ['Engine/Binaries/a.exe', 'x/y/z/game.exe'], 'x/y/z/game.exe'],
  ['one inside Engine, if there is no other', ['Engine/Binaries/UnrealGame.exe'], 'Engine/Binaries/UnrealGame.exe'],
])('the default executable is %s', (_, names, path) => {
  expect(inspect(...names).start?.path ?? null).toBe(path);
});

test.each<[string, string[], string[]]>([
  ['a script next to Engine at the top', ['Game.sh', 'Engine/x'], ['Game.sh']],
  ['inside one folder', ['Linux/Game.sh', 'Linux/Engine/x'], ['Linux/Game.sh']],
  ['an Engine folder with an entry of its own', ['Game.sh', 'Engine/'], ['Game.sh']],
  ['several scripts', ['a.sh', 'b.SH', 'engine/x'], ['a.sh', 'b.SH']],
  ['a script in another folder than Engine', ['scripts/Game.sh', 'Engine/x'], []],
  ['two folders deep', ['a/b/Game.sh', 'a/b/Engine/x'], []],
  ['a file called Engine', ['Game.sh', 'Engine'], []],
  ['the scripts of the plugin', ['Engine/x', 'Samples/PixelStreaming/WebServers/get_ps_servers.sh'], []],
])('a script next to Engine means Linux: %s', (_, names, rootScripts) => {
  expect(inspect(...names)).toMatchObject({ rootScripts, isLinuxDetected: rootScripts.length > 0 });
});

test.each<[string, number | null, string[], string[]]>([
  ['Samples/PixelStreaming/a', 1, ['Samples/PixelStreaming/'], []],
  ['Windows/ArchViz/Samples/PixelStreaming/a/b', 1, ['Windows/ArchViz/Samples/PixelStreaming/'], []],
  ['samples/PIXELSTREAMING/a', 1, ['samples/PIXELSTREAMING/'], []],
  ['Samples/PixelStreaming/', 1, ['Samples/PixelStreaming/'], []],
  ['A/Samples/PixelStreaming2/a', 2, [], ['A/Samples/PixelStreaming2/']],
  ['Samples/PixelStreaming', null, [], []],
  ['Samples/PixelStreaming3/a', null, [], []],
  ['MySamples/PixelStreaming/a', null, [], []],
  ['Samples/x/PixelStreaming/a', null, [], []],
])('the plugin in %s: version %s', (name, version, version1Folders, version2Folders) => {
  expect(inspect(name, name).plugin).toEqual({ version, hasBoth: false, version1Folders, version2Folders });
});

test('both plugins count as the old one, and both are reported', () => {
  const { plugin } = inspect('A/Samples/PixelStreaming2/a', 'A/Samples/PixelStreaming/a');
  expect(plugin).toMatchObject({ version: 1, hasBoth: true });
});

test.each<[string, string[], string | null]>([
  ['everything in one folder', ['Windows/Game.exe', 'Windows/Engine/x'], 'Windows'],
  ['at the top', ['Game.exe', 'Engine/x'], null],
  ['a file next to the folder', ['Windows/Game.exe', 'readme.txt'], null],
  ['two folders', ['Windows/Game.exe', 'Linux/Game.sh'], null],
  ['only Engine', ['Engine/x'], null],
  ['macOS metadata next to it', ['Windows/Game.exe', '__MACOSX/Windows/._Game.exe'], 'Windows'],
])('the wrapping folder: %s', (_, names, wrappingFolder) => {
  expect(inspect(...names).wrappingFolder).toBe(wrappingFolder);
});
