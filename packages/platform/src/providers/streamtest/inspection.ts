import { lstat, open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkBuild,
  chooseFailure,
  inspectBuild,
  uploadFailures,
  type BuildAnswers,
  type BuildEntry,
  type BuildInspection,
  type BuildJudgement,
  type UploadFailure,
} from '@launchyard/domain/uploads';
import type { StreamTester } from './streamTester.ts';

/** Judges a build by its files: something to start, and the plugin that streams it. It starts nothing. */
export function openInspection({ isPlugin2Supported }: { isPlugin2Supported: boolean }): StreamTester {
  return {
    name: 'inspection of the build',
    async test({ folder, appName, answers }, signal) {
      const found = inspectBuild(await listFiles(folder, signal));
      const judged = checkBuild(found, { appName, answers, isPlugin2Supported, canAsk: false });
      const evidence = await describe(folder, found, judged.start?.path ?? null, answers);
      const failure =
        chooseFailure(judged.violations) ?? (answers.skipsZipChecking ? null : explainUnfit(found, judged));
      if (failure) return { isPassed: false, failure: { code: failure.code, message: failure.message }, evidence };
      return { isPassed: true, buildType: judged.isLinuxBuild ? 'linux' : 'windows', evidence };
    },
  };
}

/** That somebody accepted that the plugin is missing lets the build come this far, and streams nothing. */
function explainUnfit(found: BuildInspection, { start }: BuildJudgement): UploadFailure | null {
  if (found.plugin.version === null) return uploadFailures.pluginMissing;
  return start === null ? uploadFailures.testFailed : null;
}

async function listFiles(folder: string, signal: AbortSignal): Promise<BuildEntry[]> {
  const entries: BuildEntry[] = [];
  const unread = [''];
  for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
    signal.throwIfAborted();
    for await (const entry of await opendir(join(folder, path))) {
      const name = path + entry.name;
      if (entry.isDirectory()) unread.push(`${name}/`);
      const bytes = entry.isDirectory() ? 0 : (await lstat(join(folder, name))).size;
      entries.push({ name: entry.isDirectory() ? `${name}/` : name, isDirectory: entry.isDirectory(), bytes });
    }
  }
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function describe(
  folder: string,
  found: BuildInspection,
  program: string | null,
  answers: BuildAnswers,
): Promise<string> {
  const plugin = found.plugin.version === null ? 'no pixel-streaming plugin' : `plugin ${found.plugin.version}`;
  const both = found.plugin.hasBoth ? ' (plugin 2 is there, too)' : '';
  const start =
    program === null ? 'nothing to start' : `starts with ${program} (${await readFormat(join(folder, program))})`;
  const skipped = answers.skipsZipChecking ? ' The check of the ZIP was skipped by an administrator.' : '';
  return `Inspected only, not started: ${found.fileCount} files, ${start}, ${plugin}${both}.${skipped}`;
}

const FORMATS = [
  { magic: Buffer.from('MZ'), name: 'a Windows program' },
  { magic: Buffer.from('\x7fELF', 'latin1'), name: 'a Linux program' },
  { magic: Buffer.from('#!'), name: 'a script' },
];

async function readFormat(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const head = buffer.subarray(0, bytesRead);
    const format = FORMATS.find(({ magic }) => head.subarray(0, magic.length).equals(magic));
    return format?.name ?? 'not the format of any program';
  } finally {
    await file.close();
  }
}
