import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from './launch-error.ts';

/** The app that the sample build has to be uploaded as: its start script is named after it (applications §5). */
export const SAMPLE_APP = 'Sample';

/**
 * Makes the sample build at the first start and leaves it alone from then on. `make` writes a file that appears when it
 * is complete. Returns where it is, null if there is none, with a line for the terminal that says why: that stops nothing.
 */
export async function ensureSampleBuild(
  dataDir: string,
  make: (file: string) => Promise<void>,
): Promise<{ file: string | null; line: string }> {
  const file = join(dataDir, 'sample-build.zip');
  try {
    if (!(await isThere(file))) await make(file);
    return { file, line: `${file} (upload it as the application ${SAMPLE_APP})` };
  } catch (error) {
    return { file: null, line: `none: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
