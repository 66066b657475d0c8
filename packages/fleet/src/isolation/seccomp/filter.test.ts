import { expect, test } from 'vitest';
import { seccompFilter } from './filter.ts';
import { syscallNumber, SYSCALLS, type Architecture, type Syscall } from './syscalls.ts';

const AUDIT = { x64: 0xc0_00_00_3e, arm64: 0xc0_00_00_b7, i386: 0x40_00_00_03 };
const EPERM = 1;
const ENOSYS = 38;

interface Call {
  architecture?: keyof typeof AUDIT;
  number: number;
  arguments?: number[];
}

/** Runs a filter as the kernel does, with what a call is. The error that it gives; 0 if the call is allowed. */
function run(program: Buffer, { architecture = 'x64', number, arguments: given = [] }: Call): number {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number >>> 0, 0);
  data.writeUInt32LE(AUDIT[architecture], 4);
  for (const [index, value] of given.entries()) data.writeUInt32LE(value >>> 0, 16 + index * 8);
  let loaded = 0;
  for (let at = 0; at < program.length; at += 8) {
    const value = program.readUInt32LE(at + 4);
    const jump = (isTrue: boolean) => 8 * program.readUInt8(at + (isTrue ? 2 : 3));
    const code = program.readUInt16LE(at);
    if (code === 0x20) loaded = data.readUInt32LE(value);
    else if (code === 0x54) loaded = (loaded & value) >>> 0;
    else if (code === 0x15) at += jump(loaded === value);
    else if (code === 0x25) at += jump(loaded > value);
    else if (code === 0x45) at += jump((loaded & value) !== 0);
    else if (code === 0x06) return value === 0x7f_ff_00_00 ? 0 : value - 0x5_00_00;
    else throw new Error(`the kernel knows no ${code}`);
  }
  throw new Error('the program has no end');
}

const architectures = ['x64', 'arm64'] as const;
const call = (architecture: Architecture, name: Syscall, ...given: number[]): number | null => {
  const number = syscallNumber(name, architecture);
  const filter = seccompFilter(architecture, { countsMemory: true });
  return number === null ? null : run(filter, { architecture, number, arguments: given });
};

test.each<[string, Syscall, number[], number]>([
  ['a thread', 'clone', [0x3d_0f_00], 0],
  ['a process', 'clone', [0x11], 0],
  ['a process in a user namespace', 'clone', [0x10_00_00_11], EPERM],
  ['a process in a network namespace', 'clone', [0x40_00_00_11], EPERM],
  ['any process by clone3', 'clone3', [], ENOSYS],
  ['file handles of its own', 'unshare', [0x4_00], 0],
  ['a user namespace of its own', 'unshare', [0x10_00_00_00], EPERM],
  ['a clock of its own', 'unshare', [0x80], EPERM],
  ['a Unix socket', 'socket', [1, 5, 0], 0],
  ['a TCP socket', 'socket', [2, 0x8_08_01, 0], 0],
  ['a TCP socket by its number', 'socket', [10, 1, 6], 0],
  ['a UDP socket', 'socket', [10, 2, 17], 0],
  ['SCTP', 'socket', [2, 1, 132], EPERM],
  ['SCTP by its type', 'socket', [2, 5, 0], EPERM],
  ['ICMP', 'socket', [2, 2, 1], EPERM],
  ['a raw socket', 'socket', [2, 3, 0], EPERM],
  ['addresses and routes', 'socket', [16, 3, 0], 0],
  ['netfilter', 'socket', [16, 3, 12], EPERM],
  ['packets', 'socket', [17, 3, 0], EPERM],
  ['vsock', 'socket', [40, 1, 0], EPERM],
  ['ciphers of the kernel', 'socket', [38, 5, 0], EPERM],
  ['a pair of Unix sockets', 'socketpair', [1, 1, 0], 0],
  ['another pair', 'socketpair', [30, 1, 0], EPERM],
  ['which personality', 'personality', [-1], 0],
  ['addresses without chance', 'personality', [0x04_00_00], EPERM],
  ['a file without a name', 'memfd_create', [], 0],
  ['io_uring', 'io_uring_setup', [8], ENOSYS],
  ['work for a disk', 'io_setup', [8], ENOSYS],
  ['what became of it', 'io_getevents', [], ENOSYS],
  ['keys', 'keyctl', [], EPERM],
  ['the name of a thread', 'prctl', [15], 0],
  ['a command line elsewhere', 'prctl', [35, 14], EPERM],
  ['a mount', 'mount', [], EPERM],
])('of %s', (_, name, given, error) => {
  for (const architecture of architectures) expect(call(architecture, name, ...given)).toBe(error);
});

test('every call of the list is refused with some arguments, on each architecture that has it', () => {
  const allowed = ['memfd_create', 'clone', 'unshare', 'personality', 'prctl'];
  for (const architecture of architectures) {
    for (const name of SYSCALLS.filter((each) => !allowed.includes(each)))
      expect([name, call(architecture, name)]).not.toEqual([name, 0]);
  }
});

test.each<[string, Call, number]>([
  ['read', { number: 0 }, 0],
  ['one that came after the list', { number: 457 }, ENOSYS],
  ['read of x32', { number: 0x40_00_00_00 }, ENOSYS],
  ['no call at all', { number: -1 }, ENOSYS],
  ['getpid of 32 bits', { architecture: 'i386', number: 20 }, EPERM],
])('on x86_64: %s', (_, made, error) => {
  expect(run(seccompFilter('x64', { countsMemory: true }), made)).toBe(error);
});

test('where memory in no process is not counted, there is none in files without a name', () => {
  expect(run(seccompFilter('x64', { countsMemory: false }), { number: 319 })).toBe(ENOSYS);
});

test('no jump is longer than one can be', () => {
  for (const architecture of architectures) {
    expect(seccompFilter(architecture, { countsMemory: true }).length).toBeLessThan(4_096 * 8);
  }
});
