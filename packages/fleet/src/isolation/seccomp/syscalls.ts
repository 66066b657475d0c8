/** What Node calls the architectures that builds run on. */
export type Architecture = 'x64' | 'arm64';

/** The numbers of the system calls that builds may not make, or not with every argument: x86_64, arm64. */
const NUMBERS = {
  // Work for the kernel that no control group and no filter sees.
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  // What is waiting there has one bound for the whole machine.
  io_setup: [206, 0],
  io_destroy: [207, 1],
  io_submit: [209, 2],
  io_cancel: [210, 3],
  io_getevents: [208, 4],
  io_pgetevents: [333, 292],
  // Its flags are in memory, where a filter cannot read them. glibc falls back to `clone`.
  clone3: [435, 435],
  clone: [56, 220],
  unshare: [272, 97],
  setns: [308, 268],
  // File systems.
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  fanotify_mark: [301, 263],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  // Other processes.
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: [440, 440],
  kcmp: [312, 272],
  pidfd_getfd: [438, 438],
  move_pages: [279, 239],
  migrate_pages: [256, 238],
  // Large parts of the kernel that have had many faults.
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  memfd_secret: [447, 447],
  memfd_create: [319, 279],
  personality: [135, 92],
  prctl: [157, 167],
  socket: [41, 198],
  socketpair: [53, 199],
  // The machine itself.
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  swapon: [167, 224],
  swapoff: [168, 225],
  reboot: [169, 142],
  acct: [163, 89],
  syslog: [103, 116],
  vhangup: [153, 58],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  lookup_dcookie: [212, 18],
  // Of x86_64 alone.
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
  uselib: [134, null],
  sysfs: [139, null],
  ustat: [136, null],
} as const satisfies Record<string, readonly [number, number | null]>;

export type Syscall = keyof typeof NUMBERS;

/** The last one of Linux 6.7, when this list was made. Later ones do not exist for a build. */
export const LAST_SYSCALL = 456;

/** Null where the architecture has no such call. */
export const syscallNumber = (name: Syscall, architecture: Architecture): number | null =>
  NUMBERS[name][architecture === 'x64' ? 0 : 1];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const SYSCALLS = Object.keys(NUMBERS) as Syscall[];
