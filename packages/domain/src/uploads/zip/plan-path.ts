import type { ZipEntry } from './entry.ts';
import type { EntryProblem } from './plan-data.ts';
import type { ExtractionLimits } from './plan-limits.ts';

/** Where an entry goes, below the folder that is unpacked to. */
export interface SafePath {
  /** The folder that a file lies in, or that the entry is; an empty text for the one that is unpacked to. */
  folder: string;
  /** Of a file; empty where the entry is a folder. */
  name: string;
  /** Both in one. */
  path: string;
}

type PathCheck = { path: SafePath; problem: null } | { path: null; problem: EntryProblem };

/**
 * Control characters, signs that turn the reading direction (they disguise `exe.txt`), and what Windows allows in no
 * name.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069<>:"|?*]/u;
const DRIVE = /^[A-Za-z]:/;
/** Reserved with any ending, too: `CON.txt` is the console. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

/** A name of which nothing needs to be looked at twice; many others are as good, and take the long way. */
const PLAIN = /^[\w .+()@-]*[\w)]$/;

interface GoodFolder {
  folder: string;
  /** What comes before a name in it, so many `bytes`. */
  prefix: string;
  bytes: number;
}

/** Judges the paths of an archive. A folder that was found good is known again: most entries lie where others do. */
export class PathChecker {
  readonly #limits: ExtractionLimits;
  /** By how the folder is written, its slash included. */
  readonly #goodFolders = new Map<string, GoodFolder>();
  /** The folder of the entry before: nearly always the same, and comparing it costs less than looking it up. */
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
 * A name as a path below the folder that is unpacked to, or why it can be none.
 *
 * Harmless, and written so by real packers: `./x`, `a/./b` and `a//b` lose the empty steps (they lead nowhere else on
 * any system), `\` is a slash already, a leading dash is a letter like others (names are never arguments), and `./`
 * alone is the folder itself.
 * Refused, though some could be repaired: `..` even where it stays inside, drives, servers, characters and names that
 * Windows has not. No packager makes them, Windows and Linux would make different files of them, and a repaired name is
 * no longer the one that the build asks for.
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
