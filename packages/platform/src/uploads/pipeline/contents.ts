import {
  checkBuild,
  inspectBuild,
  summarizeBuild,
  type BuildContents,
  type ExtractionPlan,
} from '@launchyard/domain/uploads';
import { readPluginTraces } from '../../providers/streamtest/plugin-traces.ts';
import { answersOf } from '../present.ts';
import type { UploadRow } from '../rows.ts';

/** What is told of a build from now on, as it was unpacked. Judges nothing: that is the test's to do. */
export async function readContents(folder: string, plan: ExtractionPlan, upload: UploadRow): Promise<BuildContents> {
  const files = plan.files.map(({ path, bytes }) => ({ name: path, isDirectory: false, bytes }));
  const found = inspectBuild(files);
  const circumstances = {
    appName: upload.appName,
    answers: answersOf(upload),
    isPlugin2Supported: true,
    canAsk: false,
  };
  const { start } = checkBuild(found, circumstances);
  return summarizeBuild(found, start, await readPluginTraces(folder, files, found));
}
