/** What the first bytes of a file say about what can start it. */
export interface ProgramFormat {
  kind: 'windows' | 'linux' | 'script' | 'none';
  /** The processor that it was built for; null if not stated or unknown to us. */
  machine: string | null;
}

/** This much of a file contains the header with the processor, unless somebody hides it. */
export const PROGRAM_HEAD_BYTES = 4096;

const NONE: ProgramFormat = { kind: 'none', machine: null };
const PE_MACHINES: Record<number, string> = { 0x8664: 'x86-64', 0x14c: 'x86', 0xaa64: 'ARM64', 0x1c4: 'ARM' };
const ELF_MACHINES: Record<number, string> = { 62: 'x86-64', 3: 'x86', 183: 'ARM64', 40: 'ARM' };

/** Reads the start of a file: a Windows program (PE), a Linux program (ELF), a script, or none of them. */
export function readProgramFormat(head: Uint8Array): ProgramFormat {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(head, 0x23, 0x21)) return { kind: 'script', machine: null };
  if (startsWith(head, 0x7f, 0x45, 0x4c, 0x46)) return readElf(view);
  return startsWith(head, 0x4d, 0x5a) ? readPe(view) : NONE;
}

/** The format in words: `a Windows program for x86-64`. */
export function describeProgram({ kind, machine }: ProgramFormat): string {
  if (kind === 'none') return 'not the format of any program';
  if (kind === 'script') return 'a script';
  return `a ${kind === 'windows' ? 'Windows' : 'Linux'} program for ${machine ?? 'a machine that we do not know'}`;
}

/** The sixth byte gives the byte order; the processor follows the type. */
function readElf(view: DataView): ProgramFormat {
  if (view.byteLength < 20) return NONE;
  const isLittleEndian = view.getUint8(5) !== 2;
  return { kind: 'linux', machine: ELF_MACHINES[view.getUint16(18, isLittleEndian)] ?? null };
}

/** A DOS program that says where the header of the real one begins. */
function readPe(view: DataView): ProgramFormat {
  if (view.byteLength < 64) return NONE;
  const header = view.getUint32(60, true);
  if (header + 6 > view.byteLength || view.getUint32(header, true) !== 0x4550) return NONE;
  return { kind: 'windows', machine: PE_MACHINES[view.getUint16(header + 4, true)] ?? null };
}

const startsWith = (head: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => head[at] === byte);
