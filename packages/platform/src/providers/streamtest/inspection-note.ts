import {
  describeInspection,
  findProgramFault,
  isLinuxProgram,
  PROGRAM_HEAD_BYTES,
  readProgramFormat,
  type BuildAnswers,
  type BuildEntry,
  type BuildInspection,
  type BuildJudgement,
  type InspectedProgram,
} from '@launchyard/domain/uploads';
import { readPluginTraces } from './plugin-traces.ts';
import { readHead } from './read-head.ts';

/** Besides its program a build has only a few such files. */
const MOST_NAMED = 100;

interface Inspected {
  files: readonly BuildEntry[];
  found: BuildInspection;
  judged: BuildJudgement;
  answers: BuildAnswers;
}

/**
 * Reads the files that say more than their names: what they tell about the build, and whether its start file is a
 * program at all. Findings without a refusal in the specification (a program for another processor, a plugin missing
 * from the manifest) are noted and fail nothing: that is for a test that starts the build.
 */
export async function lookInto(
  folder: string,
  { files, found, judged, answers }: Inspected,
): Promise<{ note: string; programFault: string | null }> {
  const start = judged.start && (await readProgram(folder, judged.start.path));
  const linuxProgram = judged.isLinuxBuild ? await findLinuxProgram(folder, files) : undefined;
  const pluginInfo = await readPluginTraces(folder, files, found);
  return {
    note: describeInspection({ found, start, linuxProgram, pluginInfo, isUnchecked: answers.skipsZipChecking }),
    programFault: start && findProgramFault(start, linuxProgram),
  };
}

/** The first that is a program; otherwise the first that is named like one. */
async function findLinuxProgram(folder: string, files: readonly BuildEntry[]): Promise<InspectedProgram | null> {
  const named: InspectedProgram[] = [];
  for (const { name } of files) {
    if (!isLinuxProgram(name)) continue;
    const program = await readProgram(folder, name);
    if (program.format.kind === 'linux') return program;
    named.push(program);
    if (named.length === MOST_NAMED) break;
  }
  return named[0] ?? null;
}

async function readProgram(folder: string, path: string): Promise<InspectedProgram> {
  return { path, format: readProgramFormat(await readHead(folder, path, PROGRAM_HEAD_BYTES)) };
}
