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

/** Beside its program a build has a handful of such files. */
const MOST_NAMED = 100;

interface Inspected {
  files: readonly BuildEntry[];
  found: BuildInspection;
  judged: BuildJudgement;
  answers: BuildAnswers;
}

/**
 * Looks into the files that tell more than their names: what they say of the build, and whether what it starts with is a program at all. What
 * the specification has no refusal for (a program for another machine, a plugin that the manifest does not name) is noted and fails nothing:
 * that is for a test that starts the build.
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

/** The first that is a program; else the first that is called like one. */
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
