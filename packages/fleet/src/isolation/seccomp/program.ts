/** One instruction of classic BPF, as `struct sock_filter` has it. Jumps count the instructions that they skip. */
export interface Instruction {
  code: number;
  ifTrue: number;
  ifFalse: number;
  value: number;
}

/** `BPF_LD | BPF_W | BPF_ABS` and so on, from `linux/bpf_common.h`. */
const CODE = { load: 0x20, and: 0x54, equal: 0x15, greater: 0x25, anyBit: 0x45, return: 0x06 };
/** In `struct seccomp_data`. Both architectures have the low half of an argument first; a flag or a family is there. */
const OFFSET = { number: 0, architecture: 4, arguments: 16 };
/** `SECCOMP_RET_…`. */
const ALLOW = 0x7f_ff_00_00;
const ERRNO = 0x00_05_00_00;

const plain = (code: number, value: number): Instruction => ({ code, ifTrue: 0, ifFalse: 0, value });

export const load = (what: 'number' | 'architecture'): Instruction => plain(CODE.load, OFFSET[what]);

/** Every block below ends the program. */
export const allow: readonly Instruction[] = [plain(CODE.return, ALLOW)];
export const refuse = (errno: number): readonly Instruction[] => [plain(CODE.return, ERRNO | errno)];

/** Runs the block if what was loaded compares so with the value, and goes on behind it otherwise. */
export function when(
  how: 'equal' | 'notEqual' | 'greater' | 'anyBit',
  value: number,
  block: readonly Instruction[],
): readonly Instruction[] {
  const skip = block.length;
  if (how === 'notEqual') return [{ code: CODE.equal, ifTrue: skip, ifFalse: 0, value }, ...block];
  return [{ code: CODE[how], ifTrue: 0, ifFalse: skip, value }, ...block];
}

/** The block of the case that the argument is, counting only these bits of it. */
export const match = (
  argument: number,
  cases: ReadonlyArray<readonly [number, readonly Instruction[]]>,
  otherwise: readonly Instruction[],
  bits = 0xff_ff_ff_ff,
): readonly Instruction[] => [
  ...loadArgument(argument),
  plain(CODE.and, bits),
  ...cases.flatMap(([value, block]) => when('equal', value, block)),
  ...otherwise,
];

/** Refuses the call if the argument has any of the flags. */
export const refuseFlags = (argument: number, flags: number, errno: number): readonly Instruction[] => [
  ...loadArgument(argument),
  ...when('anyBit', flags, refuse(errno)),
  ...allow,
];

const loadArgument = (index: number) => [plain(CODE.load, OFFSET.arguments + index * 8)];

const INSTRUCTION_BYTES = 8;

export function encode(instructions: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * INSTRUCTION_BYTES);
  for (const [index, { code, ifTrue, ifFalse, value }] of instructions.entries()) {
    const at = index * INSTRUCTION_BYTES;
    bytes.writeUInt16LE(code, at);
    bytes.writeUInt8(ifTrue, at + 2);
    bytes.writeUInt8(ifFalse, at + 3);
    bytes.writeUInt32LE(value >>> 0, at + 4);
  }
  return bytes;
}
