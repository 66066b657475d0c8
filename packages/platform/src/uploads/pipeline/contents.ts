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

/** What is stored about an unpacked build. Judges nothing: that is for the test. */
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
