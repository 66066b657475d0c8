import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkBuild,
  chooseFailure,
  describeBuildFault,
  inspectBuild,
  PROGRAM_FAULT_ADVICE,
  uploadFailures,
  type BuildEntry,
  type BuildInspection,
  type BuildJudgement,
  type UploadFailure,
} from '@launchyard/domain/uploads';
import { lookInto } from './inspection-note.ts';
import type { StreamTester } from './stream-tester.ts';

/** Judges a build by its files: something to start, and the plugin that streams it. It starts nothing. */
export function openInspection({ isPlugin2Supported }: { isPlugin2Supported: boolean }): StreamTester {
  return {
    name: 'inspection of the build',
    // It runs within the worker, so it is always available.
    health: () => Promise.resolve({ answer: 'list', queued: 0 }),
    async test({ folder, appName, answers }, signal) {
      const files = await listFiles(folder, signal);
      const found = inspectBuild(files);
      const judged = checkBuild(found, { appName, answers, isPlugin2Supported, canAsk: false });
      const { note, programFault } = await lookInto(folder, { files, found, judged, answers });
      const failure =
        chooseFailure(judged.violations) ?? (answers.skipsZipChecking ? null : explainUnfit(found, judged));
      if (failure) {
        const { code, message } = failure;
        const evidence = `${describeBuildFault(code, found, appName)} ${note}`;
        return { isPassed: false, failure: { code, message }, evidence };
      }
      if (programFault !== null && !answers.skipsZipChecking) {
        return {
          isPassed: false,
          failure: { ...uploadFailures.testFailed, advice: PROGRAM_FAULT_ADVICE },
          evidence: `${programFault} ${note}`,
        };
      }
      return { isPassed: true, buildType: judged.isLinuxBuild ? 'linux' : 'windows', evidence: note };
    },
  };
}

/** Accepting a missing plugin lets the build come this far, but it cannot stream. */
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
