import type { ZipEntry } from './entry.ts';
import type { EntryProblem } from './plan-data.ts';
import type { ExtractionLimits } from './plan-limits.ts';

type PathCheck = { segments: string[]; problem: null } | { segments: null; problem: EntryProblem };

/**
 * Control characters, signs that turn the reading direction (they disguise `exe.txt`), and what Windows allows in no
 * name.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069<>:"|?*]/u;
const DRIVE = /^[A-Za-z]:/;
/** Reserved with any ending, too: `CON.txt` is the console. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

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
export function checkPath(
  entry: Pick<ZipEntry, 'name' | 'isNameValid' | 'isDirectory'>,
  limits: ExtractionLimits,
): PathCheck {
  const { name } = entry;
  if (!entry.isNameValid) return bad('NAME_NOT_UTF8');
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
  return { segments, problem: null };
}

const bad = (code: EntryProblem['code'], figures: Record<string, number> = {}): PathCheck => ({
  segments: null,
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
