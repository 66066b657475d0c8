import { existsSync } from 'node:fs';

/** What `/proc` says of the machine and its kernel, as container runtimes hide it, and more of the same. */
const FILES = [
  'cmdline config.gz diskstats interrupts iomem ioports kallsyms kcore key-users keys kmsg kpagecgroup kpagecount',
  'kpageflags latency_stats mdstat modules pagetypeinfo partitions sched_debug schedstat slabinfo swaps sysrq-trigger',
  'timer_list timer_stats vmallocinfo',
].flatMap((names) => names.split(' '));
const FOLDERS = ['acpi', 'asound', 'bus', 'fs', 'irq', 'scsi', 'tty'];

/** Hides that from a build, as `bwrap` takes it. The files cannot be opened, the folders are empty. */
export function maskedOfKernel(): string[] {
  return [
    ...there(FILES).flatMap((path) => ['--ro-bind', '/dev/null', path]),
    ...there(FOLDERS).flatMap((path) => ['--tmpfs', path, '--remount-ro', path]),
  ];
}

const there = (names: readonly string[]): string[] =>
  names.map((name) => `/proc/${name}`).filter((path) => existsSync(path));
