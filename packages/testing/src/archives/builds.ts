import { seededRandom } from './random.ts';
import { buildFiles, stagingFolder, type BuildFile } from './build-files.ts';
import type { BuildSpec } from './build-spec.ts';
import { programHead } from './program-head.ts';
import { ArchiveWriter, ATTRIBUTES, METHODS } from './writer.ts';

/** How the build was zipped. */
export interface Packing {
  /** Whether the archive includes the staging folder (the default) or only its contents. */
  isWrapped?: boolean;
  /** Uses `\` in names, as old Windows tools do. */
  hasBackslashes?: boolean;
  /** Files to add or replace, relative to the staging folder: text by name. */
  texts?: Record<string, string>;
}

const windows = { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin: 1 } as const;
const linux = { ...windows, platform: 'Linux' } as const;

/** Realistic customer builds, by name. */
export const BUILDS: Record<string, BuildSpec & Packing> = {
  'ue4.27-win': { ...windows, engine: '4.27' },
  'ue5.4-win': windows,
  'ue5.4-win-unwrapped': { ...windows, isWrapped: false },
  'ue5.4-win-backslash': { ...windows, hasBackslashes: true },
  'ue5.4-win-noplugin': { ...windows, plugin: 0 },
  'ue5.5-win-ps2': { ...windows, engine: '5.5', plugin: 2 },
  'ue4.27-linux': { ...linux, engine: '4.27' },
  'ue5.4-linux': linux,
  'ue5.4-linux-unwrapped': { ...linux, isWrapped: false },
};

const TINY_BYTES = 64;

/**
 * Writes a build with all its files under their real names. Each file is tiny, except for scripts and manifests.
 * Programs have only a valid header and cannot run. About 50 KB.
 */
export function writeBuild(path: string, spec: BuildSpec & Packing): void {
  const random = seededRandom(1);
  const wrap = spec.isWrapped === false ? '' : `${stagingFolder(spec)}/`;
  const nameOf = (name: string) => (spec.hasBackslashes ? name.replaceAll('/', '\\') : name);
  const folders = new Set<string>();
  const archive = new ArchiveWriter(path);
  for (const file of withTexts(buildFiles(spec), spec.texts ?? {})) {
    const name = wrap + file.name;
    for (const folder of foldersOf(name)) {
      if (folders.has(folder)) continue;
      folders.add(folder);
      archive.addFolder(nameOf(folder));
    }
    const content = file.text === undefined ? tinyContent(file, random) : Buffer.from(file.text);
    const attributes = attributesOf(file.isProgram);
    archive.addFile(nameOf(name), content, { method: METHODS.deflated, attributes });
  }
  archive.finish();
}

/**
 * Writes a Windows build with exactly this many entries and about this many bytes. The files contain zeros, except
 * for program headers, and are stored uncompressed, without folder entries. On file systems with sparse files, 50 GB
 * with 100,000 entries takes seconds and less than 1 GB of disk. The minimum is about 180 MB and 140 entries.
 */
export function writeSparseBuild(path: string, { bytes, entries }: { bytes: number; entries: number }): void {
  const webServerModules = entries - buildFiles(windows).length;
  const files = buildFiles({ ...windows, webServerModules: Math.max(0, webServerModules) });
  const fixedBytes = sum(files, (file) => ('bytes' in file.size ? file.size.bytes : 0));
  if (webServerModules < 0 || fixedBytes > bytes) {
    throw new RangeError(`A build has at least ${files.length} entries and ${fixedBytes} bytes.`);
  }
  const shares = sum(files, (file) => ('share' in file.size ? file.size.share : 0));
  const archive = new ArchiveWriter(path);
  for (const { name, size, isProgram } of files) {
    const fileBytes = 'bytes' in size ? size.bytes : Math.floor(((bytes - fixedBytes) * size.share) / shares);
    const head = isProgram ? programHead(name) : undefined;
    archive.addZeros(`${stagingFolder(windows)}/${name}`, fileBytes, { head, attributes: attributesOf(isProgram) });
  }
  archive.finish();
}

const attributesOf = (isProgram: boolean) => (isProgram ? ATTRIBUTES.program : ATTRIBUTES.file);
const sum = <T>(items: T[], valueOf: (item: T) => number) => items.reduce((total, item) => total + valueOf(item), 0);

/** `a/b/c.txt` → `a/`, `a/b/`. */
function foldersOf(name: string): string[] {
  const segments = name.split('/').slice(0, -1);
  return segments.map((_, i) => `${segments.slice(0, i + 1).join('/')}/`);
}

function withTexts(files: BuildFile[], texts: Record<string, string>): BuildFile[] {
  const own = files.filter((file) => !Object.hasOwn(texts, file.name));
  const given = Object.entries(texts).map(([name, text]) => {
    return { name, text, size: { bytes: Buffer.byteLength(text) }, isProgram: name.endsWith('.sh') };
  });
  return [...own, ...given];
}

function tinyContent({ name, isProgram }: BuildFile, random: () => number): Buffer {
  return Buffer.concat([isProgram ? programHead(name) : Buffer.alloc(0), letters(random, TINY_BYTES)]);
}

function letters(random: () => number, bytes: number): Buffer {
  return Buffer.from(Array.from({ length: bytes }, () => 97 + (random() % 26)));
}
