import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '@launchyard/domain/kit';
import {
  countFiles,
  describeProgram,
  describeTraces,
  isManifest,
  PROGRAM_HEAD_BYTES,
  readPluginInfo,
  readProgramFormat,
  type BuildAnswers,
  type BuildEntry,
  type BuildInspection,
  type BuildJudgement,
} from '@launchyard/domain/uploads';

/** More of a manifest is not read: those of large builds have some megabytes. */
const MANIFEST_BYTES = 8 * 1024 * 1024;
/** A program that a Linux build’s script starts: of the project, not of the engine, and no library. */
const LINUX_PROGRAM = /(?:^|\/)Binaries\/Linux[^/]*\/[^/]+$/;
const NO_PROGRAM = /\.(?:so(?:\.\d+)*|debug|sym|txt|json|target|modules)$/;

interface Inspected {
  files: readonly BuildEntry[];
  found: BuildInspection;
  judged: BuildJudgement;
  answers: BuildAnswers;
}

/**
 * Says what was inspected and found, and that nothing was started. What the specification has no refusal for (a program for another
 * machine, a plugin that the manifest does not name) is noted and fails nothing: that is for a test that starts the build.
 */
export async function describeInspection(folder: string, inspected: Inspected): Promise<string> {
  const { files, found, judged, answers } = inspected;
  const size = `${countFiles(found.fileCount)}, ${formatBytes(found.totalBytes)}`;
  const start = await describeStart(folder, judged.start?.path ?? null, judged.isLinuxBuild ? files : []);
  const plugin = await describePlugin(folder, inspected);
  const skipped = answers.skipsZipChecking ? ' The check of the ZIP was skipped by an administrator.' : '';
  return `Inspected only, not started and not streamed: ${size}, ${start}, ${plugin}.${skipped}`;
}

async function describeStart(folder: string, path: string | null, linuxFiles: readonly BuildEntry[]): Promise<string> {
  if (path === null) return 'nothing to start';
  const start = `starts with ${path} (${await describeFile(folder, path)})`;
  const program = linuxFiles.find(({ name }) => isLinuxProgram(name))?.name;
  if (linuxFiles.length === 0 || program === path) return start;
  if (program === undefined) return `${start}, no program in Binaries/Linux`;
  return `${start}, which has ${program} (${await describeFile(folder, program)})`;
}

const isLinuxProgram = (name: string): boolean =>
  LINUX_PROGRAM.test(name) && !/(?:^|\/)Engine\//.test(name) && !NO_PROGRAM.test(name);

async function describePlugin(folder: string, { files, found }: Inspected): Promise<string> {
  const { version, hasBoth } = found.plugin;
  if (version === null) return 'no pixel-streaming plugin';
  const manifests: string[] = [];
  for (const { name } of files) if (isManifest(name)) manifests.push(await readHead(folder, name, MANIFEST_BYTES));
  const info = readPluginInfo(found.plugin, manifests);
  const traces =
    version === 1
      ? describeTraces(info.isInManifest, info.hasFolder)
      : describeTraces(info.isVersion2InManifest, info.hasVersion2Folder);
  return `plugin ${version} ${traces}${hasBoth ? ' (plugin 2 is there, too)' : ''}`;
}

async function describeFile(folder: string, path: string): Promise<string> {
  return describeProgram(readProgramFormat(Buffer.from(await readHead(folder, path, PROGRAM_HEAD_BYTES), 'latin1')));
}

/** The first bytes of a file, each as one character: what is looked for in it is plain ASCII. */
async function readHead(folder: string, path: string, bytes: number): Promise<string> {
  const file = await open(join(folder, path), 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, bytes)), 0, Math.min(size, bytes), 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
