import { UNIX_FILE, UNIX_FOLDER, UNIX_TYPE_MASK, type ZipEntry } from './entry.ts';
import type { ExtractionLimits } from './plan-limits.ts';
import type { PlanProblem } from './plan-problem.ts';

/** What is wrong with one entry on its own. */
export type EntryProblem = Pick<PlanProblem, 'code' | 'figures'>;

const STORED = 0;

/** Checks an entry’s type and packing: only plain files and folders, not encrypted, with plausible sizes. */
export function checkEntryData(entry: ZipEntry, limits: ExtractionLimits): EntryProblem | null {
  const { bytes, compressedBytes, method } = entry;
  if (entry.isLink) return { code: 'LINK', figures: {} };
  if (isSpecial(entry)) return { code: 'SPECIAL_FILE', figures: { unixMode: entry.unixMode ?? 0 } };
  if (entry.isDirectory && bytes > 0) return { code: 'FOLDER_WITH_DATA', figures: { bytes } };
  if (entry.isEncrypted) return { code: 'ENCRYPTED', figures: {} };
  if (entry.isDirectory) return null;
  if (!limits.methods.includes(method)) return { code: 'METHOD_UNSUPPORTED', figures: { method } };
  if (!areSizesPlausible(entry)) return { code: 'SIZES_DISAGREE', figures: { compressedBytes, bytes } };
  if (bytes > limits.ratioFreeBytes && bytes > compressedBytes * limits.maxRatio) {
    return { code: 'RATIO', figures: { compressedBytes, bytes, maxRatio: limits.maxRatio } };
  }
  return null;
}

function isSpecial({ unixMode }: ZipEntry): boolean {
  const type = (unixMode ?? 0) & UNIX_TYPE_MASK;
  return type !== 0 && type !== UNIX_FILE && type !== UNIX_FOLDER;
}

/** No packer makes a file more than twice as large. An entry that claims so lies about its unpacked size. */
function areSizesPlausible({ method, bytes, compressedBytes }: ZipEntry): boolean {
  if (method === STORED) return bytes === compressedBytes;
  return compressedBytes <= 2 * bytes + 1024 && (bytes === 0 || compressedBytes > 0);
}
