import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBuild, inspectBuild, NO_ANSWERS } from '@launchyard/domain/uploads/build';
import { planExtraction } from '@launchyard/domain/uploads/zip';
import { beforeAll, expect, test } from 'vitest';
import { BUILDS, writeBuild, writeSparseBuild } from './index.ts';
import { readArchive } from './reading.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  return () => rmSync(folder, { recursive: true });
});

/** Writes a build and reads it back. Throws if its directory is not readable. */
async function readBuild(name: string, spec = BUILDS[name]) {
  if (!spec) throw new RangeError(name);
  const path = join(folder, `${name}.zip`);
  writeBuild(path, spec);
  const { directory } = await readArchive(path);
  if (!directory) throw new Error(`${name} is not readable`);
  return { path, directory, inspection: inspectBuild(directory.entries), ...planExtraction(directory) };
}

interface Expectation {
  wrappingFolder: string | null;
  isLinux: boolean;
  start: string;
  plugin: string | null;
}

const windows = { wrappingFolder: 'Windows', isLinux: false, start: 'Windows/ArchViz.exe' };
const plugin = 'Windows/ArchViz/Samples/PixelStreaming/';
const EXPECTATIONS: Record<string, Expectation> = {
  'ue4.27-win': {
    wrappingFolder: 'WindowsNoEditor',
    isLinux: false,
    start: 'WindowsNoEditor/ArchViz.exe',
    plugin: 'WindowsNoEditor/Samples/PixelStreaming/',
  },
  'ue5.4-win': { ...windows, plugin },
  'ue5.4-win-unwrapped': {
    wrappingFolder: null,
    isLinux: false,
    start: 'ArchViz.exe',
    plugin: 'ArchViz/Samples/PixelStreaming/',
  },
  'ue5.4-win-backslash': { ...windows, plugin },
  'ue5.4-win-noplugin': { ...windows, plugin: null },
  'ue5.5-win-ps2': { ...windows, plugin: 'Windows/ArchViz/Samples/PixelStreaming2/' },
  'ue4.27-linux': {
    wrappingFolder: 'LinuxNoEditor',
    isLinux: true,
    start: 'LinuxNoEditor/ArchViz.sh',
    plugin: 'LinuxNoEditor/Samples/PixelStreaming/',
  },
  'ue5.4-linux': {
    wrappingFolder: 'Linux',
    isLinux: true,
    start: 'Linux/ArchViz.sh',
    plugin: 'Linux/ArchViz/Samples/PixelStreaming/',
  },
  'ue5.4-linux-unwrapped': {
    wrappingFolder: null,
    isLinux: true,
    start: 'ArchViz.sh',
    plugin: 'ArchViz/Samples/PixelStreaming/',
  },
};

test('the table has every build', () => {
  expect(Object.keys(EXPECTATIONS)).toEqual(Object.keys(BUILDS));
});

test.each(Object.entries(EXPECTATIONS))('%s is recognised and can be unpacked', async (name, expected) => {
  const { directory, inspection, plan } = await readBuild(name);
  expect(inspection).toMatchObject({
    wrappingFolder: expected.wrappingFolder,
    isLinuxDetected: expected.isLinux,
    rootScripts: expected.isLinux ? [expected.start] : [],
    start: expected.isLinux ? null : { path: expected.start, reason: 'projectLauncher' },
  });
  expect([...inspection.plugin.version1Folders, ...inspection.plugin.version2Folders]).toEqual(
    expected.plugin === null ? [] : [expected.plugin],
  );
  expect(inspection.executables).toHaveLength(expected.isLinux ? 0 : 3);
  expect(plan?.files).toHaveLength(inspection.fileCount);
  expect(plan?.directories).toHaveLength(directory.entries.length - inspection.fileCount);
  expect(plan?.totalBytes).toBe(inspection.totalBytes);
});

test.each([
  ['ue4.27-win', null, []],
  ['ue5.4-win-backslash', null, []],
  ['ue5.4-win-noplugin', null, ['noPluginQuestion']],
  ['ue5.5-win-ps2', null, ['PLUGIN_2_UNSUPPORTED']],
  ['ue5.4-linux', null, ['linuxQuestion']],
  ['ue5.4-linux', true, []],
  ['ue5.4-linux', false, ['EXECUTABLE_MISSING']],
  ['ue4.27-linux', true, []],
])('%s, Linux answered with %s: %j', async (name, isLinuxBuild, expected) => {
  const { inspection } = await readBuild(name);
  const judgement = checkBuild(inspection, {
    appName: 'ArchViz',
    answers: { ...NO_ANSWERS, isLinuxBuild },
    isPlugin2Supported: false,
    canAsk: true,
  });
  expect([
    ...judgement.violations.map((violation) => violation.code),
    ...(judgement.linuxQuestion ? ['linuxQuestion'] : []),
    ...(judgement.noPluginQuestion ? ['noPluginQuestion'] : []),
  ]).toEqual(expected);
});

test('equal builds are equal byte by byte', async () => {
  const first = await readBuild('ue5.4-win');
  const bytes = readFileSync(first.path);
  writeBuild(first.path, { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin: 1 });
  expect(readFileSync(first.path).equals(bytes)).toBe(true);
});

test('a given text replaces the build’s own file or is added', async () => {
  const own = await readBuild('ue5.4-linux');
  const spec = { project: 'ArchViz', platform: 'Linux', engine: '5.4', plugin: 1 } as const;
  const changed = await readBuild('changed', { ...spec, texts: { 'ArchViz.sh': 'exit 0\n', 'Docs/readme.txt': '' } });
  expect(changed.inspection.fileCount).toBe(own.inspection.fileCount + 1);
  const script = changed.directory.entries.find((entry) => entry.name === 'Linux/ArchViz.sh');
  expect(script).toMatchObject({ bytes: 7, unixMode: 0o100755 });
});

test('only the directory and 64 KiB of a large archive are read', async () => {
  const path = join(folder, 'sparse.zip');
  const bytes = 5 * 1024 ** 3;
  writeSparseBuild(path, { bytes, entries: 2000 });
  const { directory, bytesRead, reads } = await readArchive(path);
  expect(directory).toMatchObject({ isZip64: true, prefixBytes: 0 });
  expect(directory?.entries).toHaveLength(2000);
  expect(bytesRead).toBeLessThanOrEqual((directory?.length ?? 0) + 64 * 1024 + 128);
  expect(reads).toBe(2);
  const plan = directory && planExtraction(directory).plan;
  expect(plan?.totalBytes).toBeGreaterThan(bytes - 10);
  expect(plan?.totalBytes).toBeLessThanOrEqual(bytes);
});

test('a sparse build too small for a build is refused', () => {
  const path = join(folder, 'none.zip');
  expect(() => writeSparseBuild(path, { bytes: 1024 ** 3, entries: 10 })).toThrow(RangeError);
  expect(() => writeSparseBuild(path, { bytes: 1024, entries: 1000 })).toThrow(RangeError);
});
