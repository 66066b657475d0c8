import type { Violation } from '@launchyard/domain/kit';
import { checkBuildFile, notExtractable, uploadViolations, type UnsafeArchive } from '@launchyard/domain/uploads';
import { ofTab } from '../../kit/state.ts';
import { tabStore } from '../../kit/store.ts';
import type { ReadProgress } from './blob-source.ts';
import { scanInBackground } from './scanner.ts';
import type { BuildScan } from './scan-build.ts';

/** The chosen file, and what is known about it so far. */
export type PickedFile =
  | { step: 'none'; problem: string | null }
  /** `unsafe`: the problem inside the archive; null if its name or size is the problem. */
  | { step: 'refused'; file: File; refusals: readonly Violation[]; unsafe: UnsafeArchive | null }
  | { step: 'unreadable'; file: File }
  /** The check itself failed to load, or crashed. */
  | { step: 'unchecked'; file: File }
  | { step: 'scanning'; file: File; progress: ReadProgress | null }
  | { step: 'scanned'; file: File; scan: BuildScan };

const NONE: PickedFile = { step: 'none', problem: null };

/**
 * Outlives screens: the home page's drop area picks files for the wizard, and Back keeps the
 * choice.
 */
export const picked = tabStore<PickedFile>(() => NONE);

const scanning = ofTab(() => ({ ends: new AbortController() }));

/** Checks a file's name and size, then its directory. A later choice replaces an earlier one. */
export async function pickFile(file: File): Promise<void> {
  scanning().ends.abort();
  const { signal } = (scanning().ends = new AbortController());
  const refusals = checkBuildFile({ fileName: file.name, sizeBytes: file.size });
  if (refusals.length > 0) return picked.set({ step: 'refused', file, refusals, unsafe: null });
  picked.set({ step: 'scanning', file, progress: null });
  const next = await judge(file, signal);
  if (!signal.aborted) picked.set(next);
}

/** Continue without a file: "Please select a file". */
export function pickNothing(): void {
  picked.set({ step: 'none', problem: uploadViolations.fileMissing.message });
}

/** Forgets the file, and stops a running scan. */
export function clearPicked(): void {
  scanning().ends.abort();
  picked.set(NONE);
}

async function judge(file: File, signal: AbortSignal): Promise<PickedFile> {
  const tell = (progress: ReadProgress) => {
    if (!signal.aborted) picked.set({ step: 'scanning', file, progress });
  };
  try {
    const { scan, unsafe } = await scanInBackground(file, signal, tell);
    if (scan) return { step: 'scanned', file, scan };
    return { step: 'refused', file, refusals: [notExtractable(unsafe.problem)], unsafe };
  } catch (error) {
    if (error instanceof DOMException) return { step: 'unreadable', file };
    reportError(error);
    return { step: 'unchecked', file };
  }
}
