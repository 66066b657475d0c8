import type { InspectedProgram } from './inspection-note.ts';
import { describeProgram, type ProgramFormat } from './program.ts';

type Kind = ProgramFormat['kind'];

const FOR_WINDOWS: readonly Kind[] = ['windows'];
const FOR_LINUX: readonly Kind[] = ['linux'];
/** The file next to `Engine/`: packaging writes a script, but somebody may put the program itself there. */
const STARTS_LINUX: readonly Kind[] = ['script', 'linux'];

/** More specific than the advice for the failure’s code. */
export const PROGRAM_FAULT_ADVICE =
  'Package the project again, check that it starts from the packaged folder, and upload a ZIP of that folder.';

/**
 * The start file of a build must be a program of its platform: an .exe for Windows, a script or a program for Linux,
 * where the program that the script starts is checked, too. Returns a sentence about the file that is not, or null. The
 * processor is not checked: that is for a test that starts it.
 */
export function findProgramFault(
  start: InspectedProgram,
  /** Undefined for a Windows build; null if no file name fits. */
  linuxProgram: InspectedProgram | null | undefined,
): string | null {
  if (linuxProgram === undefined) return describeFault(start, FOR_WINDOWS, 'a Windows program');
  const ofScript = linuxProgram && describeFault(linuxProgram, FOR_LINUX, 'a Linux program');
  return describeFault(start, STARTS_LINUX, 'a script that begins with #! or a Linux program') ?? ofScript;
}

function describeFault({ path, format }: InspectedProgram, kinds: readonly Kind[], wanted: string): string | null {
  if (kinds.includes(format.kind)) return null;
  const found =
    format.kind === 'none' ? 'its contents match no known program format' : `it is ${describeProgram(format)}`;
  return `${path} is not ${wanted}: ${found}.`;
}
