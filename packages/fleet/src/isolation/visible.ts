import { readdirSync } from 'node:fs';

/** What the start scripts of builds call, and what we start them with. */
export const PROGRAMS = [
  'awk basename bash cat chmod cp cut date dirname echo env expr false find grep head id ldd ln ls',
  'mkdir mktemp mv nice nproc od printf prlimit pwd readlink realpath rm sed seq setsid sh sleep sort',
  'stat tail tee test timeout touch tr true uname wc xargs',
].flatMap((names) => names.split(' '));

/** Fonts, time zones and languages, and where graphics drivers say what they are. */
const SHARED = ['fonts', 'zoneinfo', 'locale', 'vulkan', 'glvnd', 'nvidia', 'drirc.d', 'X11'];

/**
 * Everything of this machine that a build sees, read-only and as `bwrap` takes it: programs by name, the libraries of the
 * system, and a few folders. What a machine does not have is left out.
 */
export function visibleOfMachine(): string[] {
  // Debian keeps libraries in a folder for each architecture, others in `lib64`.
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const paths = [
    ...PROGRAMS.map((name) => `bin/${name}`),
    ...libraries.map((name) => `lib/${name}`),
    'lib64',
    'lib/locale',
    ...SHARED.map((name) => `share/${name}`),
  ];
  return paths.flatMap((path) => ['--ro-bind-try', `/usr/${path}`, `/usr/${path}`]);
}
