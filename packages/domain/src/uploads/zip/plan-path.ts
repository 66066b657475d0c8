import type { ZipEntry } from './entry.ts';
import type { EntryProblem } from './plan-data.ts';
import type { ExtractionLimits } from './plan-limits.ts';

/** Where an entry is unpacked to, relative to the target folder. */
export interface SafePath {
  /** The folder of a file, or the folder that the entry is; empty for the target folder. */
  folder: string;
  /** Of a file; empty for a folder. */
  name: string;
  /** Both combined. */
  path: string;
}

type PathCheck = { path: SafePath; problem: null } | { path: null; problem: EntryProblem };

/**
 * Control characters, characters that change the text direction (they disguise `exe.txt`), and characters that Windows
 * does not allow.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069<>:"|?*]/u;
const DRIVE = /^[A-Za-z]:/;
/** Reserved with any extension, too: `CON.txt` is the console. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

/** A name that needs no further checks. Many other names are fine, too, but take the slow path. */
const PLAIN = /^[\w .+()@-]*[\w)]$/;

interface GoodFolder {
  folder: string;
  /** The path before a name in this folder, `bytes` long. */
  prefix: string;
  bytes: number;
}

/** Checks the paths of an archive. Folders found good are cached: most entries share theirs with others. */
export class PathChecker {
  readonly #limits: ExtractionLimits;
  /** By the folder as written, including its slash. */
  readonly #goodFolders = new Map<string, GoodFolder>();
  /** The previous entry’s folder: nearly always the same, and cheaper to compare than to look up. */
  #last: { written: string; good: GoodFolder | undefined } = { written: '', good: undefined };

  constructor(limits: ExtractionLimits) {
    this.#limits = limits;
  }

  check(entry: Pick<ZipEntry, 'name' | 'nameProblem' | 'isDirectory'>): PathCheck {
    const { maxSegmentBytes, maxPathBytes } = this.#limits;
    const nameAt = entry.name.lastIndexOf('/') + 1;
    const { written, good } = this.#folderOf(entry.name, nameAt);
    const name = entry.name.slice(nameAt);
    const isShort = good && name.length <= maxSegmentBytes && good.bytes + name.length <= maxPathBytes;
    if (isShort && entry.nameProblem === null && !entry.isDirectory && PLAIN.test(name) && !RESERVED.test(name)) {
      const path = good.prefix === written ? entry.name : good.prefix + name;
      return { path: { folder: good.folder, name, path }, problem: null };
    }
    const check = checkPath(entry, this.#limits);
    if (!good && check.path && !entry.isDirectory) {
      const { folder } = check.path;
      const prefix = folder === '' ? '' : `${folder}/`;
      const found = { folder, prefix, bytes: utf8Bytes(prefix) };
      this.#goodFolders.set(written, found);
      this.#last = { written, good: found };
    }
    return check;
  }

  #folderOf(name: string, nameAt: number) {
    const { written } = this.#last;
    if (written.length === nameAt && name.startsWith(written)) return this.#last;
    const folder = name.slice(0, nameAt);
    this.#last = { written: folder, good: this.#goodFolders.get(folder) };
    return this.#last;
  }
}

/**
 * A name as a path below the target folder, or why it cannot be one.
 *
 * Harmless, and written so by real packers: `./x`, `a/./b` and `a//b` lose their empty segments (they mean the same on
 * any system), `\` is already a slash, a leading dash is an ordinary character (names are never arguments), and `./`
 * alone is the folder itself. Refused, although some could be repaired: `..` even if it stays inside, drives, servers,
 * and characters and names that Windows does not allow. No packager writes them, Windows and Linux would create
 * different files for them, and a repaired name is no longer the one that the build looks for.
 */
function checkPath(entry: Pick<ZipEntry, 'name' | 'nameProblem' | 'isDirectory'>, limits: ExtractionLimits): PathCheck {
  const { name } = entry;
  if (entry.nameProblem !== null) return bad(entry.nameProblem);
  if (name === '') return bad('PATH_EMPTY');
  if (name.startsWith('/') || DRIVE.test(name)) return bad('PATH_ABSOLUTE');
  const forbidden = FORBIDDEN.exec(name);
  if (forbidden) return bad('PATH_CHARACTER', { codePoint: forbidden[0].codePointAt(0) ?? 0 });

  const segments = name.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) return bad('PATH_TRAVERSAL');
  if (segments.length === 0 && !entry.isDirectory) return bad('PATH_EMPTY');
  if (segments.length > limits.maxDepth) {
    return bad('PATH_TOO_DEEP', { depth: segments.length, maxDepth: limits.maxDepth });
  }
  let pathBytes = Math.max(0, segments.length - 1);
  for (const segment of segments) {
    if (segment.endsWith('.') || segment.endsWith(' ')) return bad('PATH_TRAILING');
    if (RESERVED.test(segment)) return bad('PATH_RESERVED');
    const bytes = utf8Bytes(segment);
    if (bytes > limits.maxSegmentBytes) return bad('PATH_TOO_LONG', { bytes, maxSegmentBytes: limits.maxSegmentBytes });
    pathBytes += bytes;
  }
  if (pathBytes > limits.maxPathBytes) {
    return bad('PATH_TOO_LONG', { bytes: pathBytes, maxPathBytes: limits.maxPathBytes });
  }
  const path = segments.join('/');
  const fileName = entry.isDirectory ? '' : (segments.pop() ?? '');
  return { path: { folder: segments.join('/'), name: fileName, path }, problem: null };
}

const bad = (code: EntryProblem['code'], figures: Record<string, number> = {}): PathCheck => ({
  path: null,
  problem: { code, figures },
});

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const codePoint = char.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}
