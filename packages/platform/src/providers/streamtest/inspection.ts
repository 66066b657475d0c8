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
import type { InspectedBuild, StreamTester, TestOutcome } from './stream-tester.ts';

/** A tester that starts nothing, and also tells whether it found a pixel-streaming plugin. */
export interface Inspection extends StreamTester {
  inspect(build: InspectedBuild, signal: AbortSignal): Promise<TestOutcome & { hasPlugin: boolean }>;
}

/** Judges a build by its files: something to start, and the plugin that streams it. It starts nothing. */
export function openInspection({ isPlugin2Supported }: { isPlugin2Supported: boolean }): Inspection {
  const inspection: Inspection = {
    name: 'inspection of the build',
    starts: () => Promise.resolve(false),
    // It runs within the worker, so it is always available.
    health: () => Promise.resolve({ answer: 'list', queued: 0 }),
    async test(build, signal) {
      const { hasPlugin: _, ...outcome } = await inspection.inspect(build, signal);
      return outcome;
    },
    async inspect({ folder, appName, answers }, signal) {
      const files = await listFiles(folder, signal);
      const found = inspectBuild(files);
      const judged = checkBuild(found, { appName, answers, isPlugin2Supported, canAsk: false });
      const hasPlugin = found.plugin.version !== null;
      const { note, programFault } = await lookInto(folder, { files, found, judged, answers });
      const failure =
        chooseFailure(judged.violations) ?? (answers.skipsZipChecking ? null : explainUnfit(found, judged));
      if (failure) {
        const { code, message } = failure;
        const evidence = `${describeBuildFault(code, found, appName)} ${note}`;
        return { isPassed: false, failure: { code, message }, evidence, hasPlugin };
      }
      if (programFault !== null && !answers.skipsZipChecking) {
        return {
          isPassed: false,
          failure: { ...uploadFailures.testFailed, advice: PROGRAM_FAULT_ADVICE },
          evidence: `${programFault} ${note}`,
          hasPlugin,
        };
      }
      const buildType = judged.isLinuxBuild ? 'linux' : 'windows';
      return { isPassed: true, buildType, testKind: 'inspected', evidence: note, hasPlugin };
    },
  };
  return inspection;
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
