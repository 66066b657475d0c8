import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSampleBuild } from '@launchyard/sample';
import { BUILDS, writeBuild, writeHostile, writeSparseBuild } from '@launchyard/testing/archives/index';

export interface Builds {
  /** A Windows build with the plugin, a few kilobytes. */
  tiny: string;
  /** A sparse build of that size: many parts, little disk space. */
  sparse(name: string, bytes: number, entries?: number): string;
  /** A realistic customer build, by its name in `BUILDS`. */
  build(name: string): string;
  /** A Linux build that runs where builds can run. */
  sample(appName: string): Promise<string>;
  /** An archive that must not be unpacked. */
  hostile(name: string): string;
  remove(): Promise<void>;
}

/** Archives for one test file, in a temporary folder. */
export async function makeBuilds(): Promise<Builds> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-builds-'));
  const windows = BUILDS['ue5.4-win'];
  if (!windows) throw new Error('the archive maker has no Windows build');
  const tiny = join(folder, 'AlpineVilla_Win64.zip');
  writeBuild(tiny, windows);
  return {
    tiny,
    sparse(name, bytes, entries = 300) {
      const path = join(folder, name);
      writeSparseBuild(path, { bytes, entries });
      return path;
    },
    build(name) {
      const spec = BUILDS[name];
      if (!spec) throw new Error(`the archive maker has no build ${name}`);
      const path = join(folder, `${name}.zip`);
      writeBuild(path, spec);
      return path;
    },
    async sample(appName) {
      const path = join(folder, `${appName}.zip`);
      await makeSampleBuild(path, { appName });
      return path;
    },
    hostile(name) {
      const path = join(folder, `${name}.zip`);
      writeHostile(path, name);
      return path;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
