import { open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeInspection,
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

interface Inspected {
  files: readonly BuildEntry[];
  found: BuildInspection;
  judged: BuildJudgement;
  answers: BuildAnswers;
}

/**
 * Looks into the files that tell more than their names. What the specification has no refusal for (a program for another machine, a plugin
 * that the manifest does not name) is noted and fails nothing: that is for a test that starts the build.
 */
export async function noteInspection(folder: string, { files, found, judged, answers }: Inspected): Promise<string> {
  const linuxPath = judged.isLinuxBuild ? (files.find(({ name }) => isLinuxProgram(name))?.name ?? null) : undefined;
  return describeInspection({
    found,
    start: judged.start && (await readProgram(folder, judged.start.path)),
    linuxProgram: typeof linuxPath === 'string' ? await readProgram(folder, linuxPath) : linuxPath,
    pluginInfo: await readPlugin(folder, files, found),
    isUnchecked: answers.skipsZipChecking,
  });
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
