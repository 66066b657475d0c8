import { allow, encode, load, match, refuse, refuseFlags, when, type Instruction } from './program.ts';
import { LAST_SYSCALL, syscallNumber, SYSCALLS, type Architecture, type Syscall } from './syscalls.ts';

const EPERM = 1;
const ENOSYS = 38;

/** `AUDIT_ARCH_…`: which table of system calls a call means. A processor may have several. */
const AUDIT: Record<Architecture, number> = { x64: 0xc0_00_00_3e, arm64: 0xc0_00_00_b7 };

/** `CLONE_NEW…`: namespaces. `NEWTIME` is a signal number to `clone`. */
const NAMESPACES = 0x7e_02_00_00;
const NEWTIME = 0x80;

const FAMILY = { unix: 1, inet: 2, inet6: 10, netlink: 16 };
/** Types of sockets have flags beside them. */
const TYPE_BITS = 0xf;
const TYPE = { stream: 1, datagram: 2 };
const PROTOCOL = { usual: 0, tcp: 6, udp: 17 };
/** Makes other memory the command line of a process: whoever reads that waits for as much as there is. */
const PR_SET_MM = 35;
/** What `getaddrinfo` and `getifaddrs` ask for addresses. */
const NETLINK_ROUTE = 0;
/** The default one, and the question which one it is. */
const PERSONALITIES = [0, 0xff_ff_ff_ff];

const oneOf = (argument: number, values: readonly number[]) =>
  match(
    argument,
    values.map((value) => [value, allow]),
    refuse(EPERM),
  );
const internet = match(
  1,
  [TYPE.stream, TYPE.datagram].map((type) => [type, oneOf(2, Object.values(PROTOCOL))]),
  refuse(EPERM),
  TYPE_BITS,
);

/** Those that are refused by their arguments, or so that a program takes another way. All others are refused with EPERM. */
const RULES: Partial<Record<Syscall, readonly Instruction[]>> = {
  clone3: refuse(ENOSYS),
  io_uring_setup: refuse(ENOSYS),
  io_uring_enter: refuse(ENOSYS),
  io_uring_register: refuse(ENOSYS),
  io_setup: refuse(ENOSYS),
  io_destroy: refuse(ENOSYS),
  io_submit: refuse(ENOSYS),
  io_cancel: refuse(ENOSYS),
  io_getevents: refuse(ENOSYS),
  io_pgetevents: refuse(ENOSYS),
  clone: refuseFlags(0, NAMESPACES, EPERM),
  unshare: refuseFlags(0, NAMESPACES | NEWTIME, EPERM),
  personality: oneOf(0, PERSONALITIES),
  prctl: match(0, [[PR_SET_MM, refuse(EPERM)]], allow),
  socketpair: oneOf(0, [FAMILY.unix]),
  socket: match(
    0,
    [
      [FAMILY.unix, allow],
      [FAMILY.inet, internet],
      [FAMILY.inet6, internet],
      [FAMILY.netlink, oneOf(2, [NETLINK_ROUTE])],
    ],
    refuse(EPERM),
  ),
};

/**
 * The filter of the system calls of a build, as `bwrap --seccomp` takes it. `countsMemory`: whether a control group counts
 * memory that is in no process. Otherwise there is no memfd.
 */
export function seccompFilter(architecture: Architecture, { countsMemory }: { countsMemory: boolean }): Buffer {
  const rules: Partial<Record<Syscall, readonly Instruction[]>> = {
    ...RULES,
    memfd_create: countsMemory ? allow : refuse(ENOSYS),
  };
  const blocks = SYSCALLS.flatMap((name) => {
    const number = syscallNumber(name, architecture);
    return number === null ? [] : when('equal', number, rules[name] ?? refuse(EPERM));
  });
  return encode([
    load('architecture'),
    ...when('notEqual', AUDIT[architecture], refuse(EPERM)),
    load('number'),
    // Those of x32, too: their numbers have a high bit.
    ...when('greater', LAST_SYSCALL, refuse(ENOSYS)),
    ...blocks,
    ...allow,
  ]);
}

/** Null where builds cannot be filtered, so none is started. */
export const architectureOf = (arch: string): Architecture | null => (arch === 'x64' || arch === 'arm64' ? arch : null);
