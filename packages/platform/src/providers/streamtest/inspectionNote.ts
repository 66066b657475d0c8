import { open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeInspection,
  findProgramFault,
  isLinuxProgram,
  isManifest,
  PROGRAM_HEAD_BYTES,
  readPluginInfo,
  readProgramFormat,
  type BuildAnswers,
  type BuildEntry,
  type BuildInspection,
  type BuildJudgement,
  type InspectedProgram,
  type PluginInfo,
} from '@launchyard/domain/uploads';

/** More of a manifest is not read: those of large builds have some megabytes. */
const MANIFEST_BYTES = 8 * 1024 * 1024;
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
  const pluginInfo = await readPlugin(folder, files, found);
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

async function readPlugin(folder: string, files: readonly BuildEntry[], found: BuildInspection): Promise<PluginInfo> {
  const manifests: string[] = [];
  for (const { name } of files) {
    // Each byte as one character: what is looked for in it is plain ASCII.
    if (isManifest(name)) manifests.push((await readHead(folder, name, MANIFEST_BYTES)).toString('latin1'));
  }
  return readPluginInfo(found.plugin, manifests);
}

async function readHead(folder: string, path: string, bytes: number): Promise<Buffer> {
  const file = await open(join(folder, path), 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, bytes)), 0, Math.min(size, bytes), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
