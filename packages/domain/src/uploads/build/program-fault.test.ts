import { expect, test } from 'vitest';
import { findProgramFault } from './program-fault.ts';
import type { ProgramFormat } from './program.ts';

type Kind = ProgramFormat['kind'];
const program = (path: string, kind: Kind) => ({ path, format: { kind, machine: null } });

test.each<[Kind, string | null]>([
  ['windows', null],
  ['none', 'A.exe is not a Windows program: its contents match no known program format.'],
  ['script', 'A.exe is not a Windows program: it is a script.'],
  ['linux', 'A.exe is not a Windows program: it is a Linux program for a machine that we do not know.'],
])('a Windows build whose start file is %s: %s', (kind, fault) => {
  expect(findProgramFault(program('A.exe', kind), undefined)).toBe(fault);
});

test.each<[Kind, Kind | null, string | null]>([
  ['script', 'linux', null],
  ['script', null, null],
  ['linux', null, null],
  [
    'none',
    'linux',
    'A.sh is not a script that begins with #! or a Linux program: its contents match no known program format.',
  ],
  ['script', 'none', 'A-Linux is not a Linux program: its contents match no known program format.'],
  ['script', 'script', 'A-Linux is not a Linux program: it is a script.'],
])('a Linux build whose start file is %s and whose program is %s: %s', (start, kind, fault) => {
  expect(findProgramFault(program('A.sh', start), kind && program('A-Linux', kind))).toBe(fault);
});
