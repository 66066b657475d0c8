import { expect, test } from 'vitest';
import { uploadViolations } from '../violations.ts';
import { checkBuild, inspectBuild, type BuildAnswers } from './index.ts';

const PLUGIN = 'ArchViz/Samples/PixelStreaming/a';
const PLUGIN_2 = 'ArchViz/Samples/PixelStreaming2/a';
const WINDOWS = ['ArchViz.exe', 'Engine/x', PLUGIN];
const LINUX = ['ArchViz.sh', 'Engine/x', PLUGIN];
const { noExecutable, linuxScriptName, plugin2 } = uploadViolations;

function check(names: string[], answers: Partial<BuildAnswers> = {}) {
  const entries = names.map((name) => ({ name, isDirectory: name.endsWith('/'), bytes: 1 }));
  return checkBuild(inspectBuild(entries), {
    appName: 'ArchViz',
    isLinuxConfirmed: null,
    skipZipChecking: false,
    plugin2Supported: false,
    ...answers,
  });
}

const nothing = { violations: [], linuxQuestion: false, noPluginQuestion: false };

test.each<[string, string[], Partial<BuildAnswers>, Partial<ReturnType<typeof check>>]>([
  ['a Windows build', WINDOWS, {}, { ...nothing, isLinuxBuild: false }],
  ['said to be for Linux without a sign of it', WINDOWS, { isLinuxConfirmed: true }, { isLinuxBuild: false }],
  ['no executable', [PLUGIN], {}, { ...nothing, violations: [noExecutable] }],
  ['no executable, said to be for Linux', [PLUGIN], { isLinuxConfirmed: true }, { violations: [noExecutable] }],
  ['no executable, check skipped', [PLUGIN], { skipZipChecking: true }, nothing],
  ['only prerequisites', ['Redist/en-us/a.exe', PLUGIN], {}, { violations: [noExecutable] }],
  ['a Linux build, not answered', LINUX, {}, { ...nothing, linuxQuestion: true, isLinuxBuild: null }],
  ['a Linux build, Yes', LINUX, { isLinuxConfirmed: true }, { ...nothing, isLinuxBuild: true }],
  ['a Linux build, No', LINUX, { isLinuxConfirmed: false }, { violations: [noExecutable], isLinuxBuild: false }],
  ['another app name, not answered', LINUX, { appName: 'Other' }, { violations: [], linuxQuestion: true }],
  ['another app name, Yes', LINUX, { appName: 'Other', isLinuxConfirmed: true }, { violations: [linuxScriptName] }],
  ['another case', LINUX, { appName: 'archviz', isLinuxConfirmed: true }, { violations: [linuxScriptName] }],
  ['no app name yet', LINUX, { appName: null, isLinuxConfirmed: true }, nothing],
  ['one script of two has the name', ['a.sh', ...LINUX], { isLinuxConfirmed: true }, nothing],
  [
    'the skip does not waive the name of the script',
    LINUX,
    { appName: 'Other', isLinuxConfirmed: true, skipZipChecking: true },
    { violations: [linuxScriptName] },
  ],
  ['an executable in a Linux build, No', [...LINUX, 'a.exe'], { isLinuxConfirmed: false }, nothing],
  ['plugin 2', ['a.exe', PLUGIN_2], {}, { ...nothing, violations: [plugin2] }],
  ['plugin 2, supported', ['a.exe', PLUGIN_2], { plugin2Supported: true }, nothing],
  ['both plugins', ['a.exe', PLUGIN, PLUGIN_2], {}, nothing],
  ['no plugin', ['a.exe'], {}, { violations: [], noPluginQuestion: true }],
  ['no plugin, accepted', ['a.exe'], { isMissingPluginAccepted: true }, nothing],
  ['nothing at all', [], {}, { violations: [noExecutable], noPluginQuestion: false }],
  ['two reasons', [PLUGIN_2], {}, { violations: [noExecutable, plugin2] }],
])('%s', (_, names, answers, expected) => {
  expect(check(names, answers)).toMatchObject(expected);
});

test('the words are those of the product', () => {
  expect(noExecutable.message).toBe('No exe found in the zip');
  expect(linuxScriptName.message).toBe(
    'App name and root sh name should be same. Either change sh name inside zip or change the app name',
  );
  expect(plugin2.message).toMatch(/^UE 5\.5 Pixel Streaming Plugin-2 not supported\. /);
});
