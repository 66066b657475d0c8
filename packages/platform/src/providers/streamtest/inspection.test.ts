import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_ANSWERS, type BuildAnswers } from '@launchyard/domain/uploads';
import { openInspection } from './inspection.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-inspection-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function pe(machine: number): Buffer {
  const head = Buffer.alloc(256);
  head.write('MZ');
  head.writeUInt32LE(128, 60);
  head.write('PE', 128);
  head.writeUInt16LE(machine, 132);
  return head;
}

function elf(machine: number): Buffer {
  const head = Buffer.alloc(64);
  head.write('\x7fELF\x02\x01', 'latin1');
  head.writeUInt16LE(machine, 18);
  return head;
}

const MANIFEST = 'Engine/Plugins/Media/PixelStreaming/PixelStreaming.uplugin\t2024-01-01T00:00:00.000Z\r\n';
const windows = (exe: Buffer | string): Record<string, Buffer | string> => ({
  'Windows/Engine/Content/a.bin': 'a',
  'Windows/ArchViz.exe': exe,
  'Windows/ArchViz/Content/b.pak': 'b'.repeat(2048),
  'Windows/ArchViz/Samples/PixelStreaming/WebServers/c.js': 'c',
  'Windows/Manifest_UFSFiles_Win64.txt': MANIFEST,
});
const linux = (program: Buffer): Record<string, Buffer | string> => ({
  'Linux/Engine/Content/a.bin': 'a',
  'Linux/Engine/Binaries/Linux/CrashReportClient': elf(62),
  'Linux/ArchViz.sh': '#!/bin/sh\n',
  'Linux/ArchViz/Binaries/Linux/ArchViz-Linux-Shipping': program,
  'Linux/ArchViz/Binaries/Linux/libfoo.so': elf(62),
  'Linux/ArchViz/Samples/PixelStreaming/WebServers/c.js': 'c',
  'Linux/Manifest_UFSFiles_Linux.txt': MANIFEST,
});

async function inspect(files: Record<string, Buffer | string>, answers: Partial<BuildAnswers> = {}) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const build = {
    folder,
    versionId: 'ver_1',
    buildId: '01934f6e-2b5c-7c3a-9f10-0123456789ab',
    accountId: 'acc_1',
    appName: 'ArchViz',
    version: 1,
    testId: 'ver_1-0',
    isOnlyInspected: false,
  };
  const whole = { ...build, answers: { ...NO_ANSWERS, ...answers } };
  return openInspection({ isPlugin2Supported: false }).test(whole, new AbortController().signal);
}

test('a Windows build is described with its files, its program and processor, and the traces of the plugin', async () => {
  expect(await inspect(windows(pe(0x8664)))).toEqual({
    isPassed: true,
    testKind: 'inspected',
    buildType: 'windows',
    evidence:
      'Inspected only, not started: 5 files, 2.3 KB, starts with Windows/ArchViz.exe (a Windows program for x86-64), plugin 1 in the manifest, with its folder.',
  });
});

test('a program for another processor is noted; only a test that starts it could fail it', async () => {
  const outcome = await inspect(windows(pe(0xaa64)));
  expect(outcome.isPassed).toBe(true);
  expect(outcome.evidence).toContain(`starts with Windows/ArchViz.exe (a Windows program for ARM64)`);
});

const NONE = 'its contents match no known program format';
test.each([
  ['Windows/ArchViz.exe', 'a file that is not a program', windows('hello'), NONE],
  ['Windows/ArchViz.exe', 'a Linux program', windows(elf(62)), 'it is a Linux program for x86-64'],
  ['Linux/ArchViz.sh', 'no script', { ...linux(elf(62)), 'Linux/ArchViz.sh': 'exit 0' }, NONE],
  [
    'Linux/ArchViz/Binaries/Linux/ArchViz-Linux-Shipping',
    'a Windows program',
    linux(pe(0x8664)),
    'it is a Windows program',
  ],
] as const)('a build fails if its %s is %s', async (path, _, files, words) => {
  const outcome = await inspect(files, { isLinuxBuild: path.startsWith('Linux') });
  expect(outcome).toMatchObject({ isPassed: false, failure: { code: 'TEST_FAILED' } });
  expect(!outcome.isPassed && outcome.failure.advice).toMatch(/^Package the project again/);
  expect(outcome.evidence).toMatch(new RegExp(`^${path} is not a .*: ${words}.*Inspected only`));
});

test('a build without a valid program passes if an admin skipped the check', async () => {
  expect(await inspect(windows('hello'), { skipsZipChecking: true })).toMatchObject({ isPassed: true });
});

test('other files next to the program of a Linux build do not replace it', async () => {
  const outcome = await inspect(
    { ...linux(elf(62)), 'Linux/ArchViz/Binaries/Linux/AFile.dat': 'a' },
    { isLinuxBuild: true },
  );
  expect(outcome).toMatchObject({ isPassed: true });
  expect(outcome.evidence).toContain('which has Linux/ArchViz/Binaries/Linux/ArchViz-Linux-Shipping');
});

test.each([
  ['x86-64', 62],
  ['ARM64', 183],
])('a Linux build is described with its script and program, here for %s', async (machine, number) => {
  const outcome = await inspect(linux(elf(number)), { isLinuxBuild: true });
  expect(outcome).toMatchObject({ isPassed: true, buildType: 'linux' });
  expect(outcome.evidence).toContain(
    `starts with Linux/ArchViz.sh (a script), which has Linux/ArchViz/Binaries/Linux/ArchViz-Linux-Shipping (a Linux program for ${machine})`,
  );
});

test('a Linux build without a program says so', async () => {
  const { 'Linux/ArchViz/Binaries/Linux/ArchViz-Linux-Shipping': _, ...rest } = linux(elf(62));
  expect((await inspect(rest, { isLinuxBuild: true })).evidence).toContain('no program in Binaries/Linux');
});

test('a plugin missing from the manifest is noted, and a build without one fails', async () => {
  const unnamed = await inspect({ ...windows(pe(0x8664)), 'Windows/Manifest_UFSFiles_Win64.txt': '' });
  expect(unnamed.evidence).toContain('plugin 1 with its folder, but not in the manifest');
  await rm(join(folder, 'Windows/ArchViz/Samples'), { recursive: true });
  const { 'Windows/ArchViz/Samples/PixelStreaming/WebServers/c.js': _, ...without } = windows(pe(0x8664));
  expect(await inspect(without, { isMissingPluginAccepted: true })).toMatchObject({
    isPassed: false,
    failure: { code: 'PLUGIN_MISSING' },
  });
});

test.each([
  [
    'a script with another name',
    { 'Linux/Engine/a': '', 'Linux/Other.sh': '#!/bin/sh', 'Linux/Other/Samples/PixelStreaming/b': '' },
    'LINUX_SCRIPT_NAME',
    'Next to Engine there is Linux/Other.sh; for the application ArchViz it must be ArchViz.sh.',
  ],
  ['nothing to start', { 'Windows/readme.txt': '' }, 'EXECUTABLE_MISSING', 'There is no .exe among 1 file.'],
  [
    'the second plugin alone',
    { 'Windows/Engine/a': '', 'Windows/ArchViz.exe': 'MZ', 'Windows/ArchViz/Samples/PixelStreaming2/b': '' },
    'PLUGIN_2_UNSUPPORTED',
    'The plugin is in Windows/ArchViz/Samples/PixelStreaming2/ and not in Samples/PixelStreaming/.',
  ],
] as const)('a build that fails for %s reports the cause before what was inspected', async (_, files, code, fault) => {
  const outcome = await inspect({ ...files }, code === 'LINUX_SCRIPT_NAME' ? { isLinuxBuild: true } : {});
  expect(outcome).toMatchObject({ isPassed: false, failure: { code } });
  expect(outcome.evidence).toMatch(/ Inspected only, not started: /);
  expect(outcome.evidence.startsWith(`${fault} `)).toBe(true);
});
