import { expect, test } from 'vitest';
import { uploadViolations } from '../violations.ts';
import { checkAnswers, checkBuild, inspectBuild, NO_ANSWERS, type BuildAnswers, type StartReason } from './index.ts';

const PLUGIN = 'ArchViz/Samples/PixelStreaming/a';
const PLUGIN_2 = 'ArchViz/Samples/PixelStreaming2/a';
const WINDOWS = ['ArchViz.exe', 'Engine/x', PLUGIN];
const LINUX = ['ArchViz.sh', 'Engine/x', PLUGIN];
const { noExecutable, linuxScriptName, plugin2 } = uploadViolations;

interface Case extends Partial<BuildAnswers> {
  appName?: string | null;
  isPlugin2Supported?: boolean;
}

function check(names: string[], { appName = 'ArchViz', isPlugin2Supported = false, ...answers }: Case, canAsk = true) {
  const entries = names.map((name) => ({ name, isDirectory: name.endsWith('/'), bytes: 1 }));
  const circumstances = { appName, answers: { ...NO_ANSWERS, ...answers }, isPlugin2Supported, canAsk };
  return checkBuild(inspectBuild(entries), circumstances);
}

const nothing = { violations: [], linuxQuestion: false, noPluginQuestion: false };

test.each<[string, string[], Case, Partial<ReturnType<typeof check>>]>([
  ['a Windows build', WINDOWS, {}, { ...nothing, isLinuxBuild: false }],
  ['answered Linux, without a sign of it', WINDOWS, { isLinuxBuild: true }, { isLinuxBuild: false }],
  ['no executable', [PLUGIN], {}, { ...nothing, violations: [noExecutable] }],
  ['no executable, answered Linux', [PLUGIN], { isLinuxBuild: true }, { violations: [noExecutable] }],
  ['no executable, check skipped', [PLUGIN], { skipsZipChecking: true }, nothing],
  ['only prerequisites', ['Redist/en-us/a.exe', PLUGIN], {}, { violations: [noExecutable] }],
  ['a Linux build, not answered', LINUX, {}, { ...nothing, linuxQuestion: true, isLinuxBuild: null }],
  ['a Linux build, Yes', LINUX, { isLinuxBuild: true }, { ...nothing, isLinuxBuild: true }],
  ['a Linux build, No', LINUX, { isLinuxBuild: false }, { violations: [noExecutable], isLinuxBuild: false }],
  ['another app name, not answered', LINUX, { appName: 'Other' }, { violations: [], linuxQuestion: true }],
  ['another app name, Yes', LINUX, { appName: 'Other', isLinuxBuild: true }, { violations: [linuxScriptName] }],
  ['another case', LINUX, { appName: 'archviz', isLinuxBuild: true }, { violations: [linuxScriptName] }],
  ['no app name yet', LINUX, { appName: null, isLinuxBuild: true }, nothing],
  ['one script of two has the name', ['a.sh', ...LINUX], { isLinuxBuild: true }, nothing],
  ['another app name, check skipped', LINUX, { appName: 'Other', isLinuxBuild: true, skipsZipChecking: true }, nothing],
  ['a Linux build, No, check skipped', LINUX, { isLinuxBuild: false, skipsZipChecking: true }, nothing],
  ['a Linux build, not answered, check skipped', LINUX, { skipsZipChecking: true }, { linuxQuestion: true }],
  ['plugin 2, check skipped', ['a.exe', PLUGIN_2], { skipsZipChecking: true }, nothing],
  ['no plugin, check skipped', ['a.exe'], { skipsZipChecking: true }, nothing],
  ['an executable in a Linux build, No', [...LINUX, 'a.exe'], { isLinuxBuild: false }, nothing],
  ['plugin 2', ['a.exe', PLUGIN_2], {}, { ...nothing, violations: [plugin2] }],
  ['plugin 2, supported', ['a.exe', PLUGIN_2], { isPlugin2Supported: true }, nothing],
  ['both plugins', ['a.exe', PLUGIN, PLUGIN_2], {}, nothing],
  ['no plugin', ['a.exe'], {}, { violations: [], noPluginQuestion: true }],
  ['no plugin, accepted', ['a.exe'], { isMissingPluginAccepted: true }, nothing],
  ['nothing at all', [], {}, { violations: [noExecutable], noPluginQuestion: false }],
  ['two reasons', [PLUGIN_2], {}, { violations: [noExecutable, plugin2] }],
])('%s', (_, names, answers, expected) => {
  expect(check(names, answers)).toMatchObject(expected);
});

test.each<[string, string[], Case, Partial<ReturnType<typeof check>>]>([
  ['a Windows build', WINDOWS, {}, { ...nothing, isLinuxBuild: false }],
  ['no executable: for Linux', LINUX, {}, { ...nothing, isLinuxBuild: true }],
  ['an executable next to the script: for Windows', [...LINUX, 'a.exe'], {}, { ...nothing, isLinuxBuild: false }],
  ['the answer Yes overrides an executable', [...LINUX, 'a.exe'], { isLinuxBuild: true }, { isLinuxBuild: true }],
  ['the answer No is kept', LINUX, { isLinuxBuild: false }, { violations: [noExecutable], isLinuxBuild: false }],
  ['another app name', LINUX, { appName: 'Other' }, { violations: [linuxScriptName] }],
  ['no plugin, and nobody accepted that', ['a.exe'], {}, { violations: [], noPluginQuestion: true }],
])('without anybody to ask, %s', (_, names, answers, expected) => {
  expect(check(names, answers, false)).toMatchObject(expected);
});

test.each<[string, string[], Case, { path: string; reason: StartReason } | null]>([
  ['the launcher of the project', ['ArchViz/x', ...WINDOWS], {}, { path: 'ArchViz.exe', reason: 'projectLauncher' }],
  ['the file next to Engine', ['a.exe', 'Engine/x'], {}, { path: 'a.exe', reason: 'besideEngine' }],
  ['the file outside Engine', ['b/a.exe', 'Engine/x'], {}, { path: 'b/a.exe', reason: 'outsideEngine' }],
  ['the only file', ['Engine/a.exe'], {}, { path: 'Engine/a.exe', reason: 'insideEngine' }],
  [
    'the script of the application',
    ['a.sh', ...LINUX],
    { isLinuxBuild: true },
    { path: 'ArchViz.sh', reason: 'scriptOfApp' },
  ],
  ['a script', LINUX, { isLinuxBuild: true, appName: null }, { path: 'ArchViz.sh', reason: 'scriptBesideEngine' }],
  ['nothing until the question is answered', LINUX, {}, null],
  ['nothing if there is nothing', [PLUGIN], {}, null],
])('the start file is %s', (_, names, answers, start) => {
  expect(check(names, answers).start).toEqual(start);
});

test.each([
  [true, true, []],
  [true, false, [uploadViolations.skipNotAllowed]],
  [false, false, []],
])('skipping the check (%s), by somebody who may (%s)', (skipsZipChecking, canDebug, expected) => {
  expect(checkAnswers({ skipsZipChecking }, canDebug)).toEqual(expected);
});

test('refusals use the product’s words', () => {
  expect(noExecutable.message).toBe('No exe found in the zip');
  expect(linuxScriptName.message).toBe(
    'App name and root sh name should be same. Either change sh name inside zip or change the app name',
  );
  expect(plugin2.message).toMatch(/^UE 5\.5 Pixel Streaming Plugin-2 not supported\. /);
});
