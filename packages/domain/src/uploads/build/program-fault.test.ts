import { expect, test } from 'vitest';
import { findProgramFault } from './program-fault.ts';
import type { ProgramFormat } from './program.ts';

type Kind = ProgramFormat['kind'];
const program = (path: string, kind: Kind) => ({ path, format: { kind, machine: null } });

test.each<[Kind, string | null]>([
  ['windows', null],
  ['none', 'A.exe must be a Windows program, but is not the format of any program.'],
  ['script', 'A.exe must be a Windows program, but is a script.'],
  ['linux', 'A.exe must be a Windows program, but is a Linux program for a machine that we do not know.'],
])('a Windows build that starts with a file of the kind %s: %s', (kind, fault) => {
  expect(findProgramFault(program('A.exe', kind), undefined)).toBe(fault);
});

test.each<[Kind, Kind | null, string | null]>([
  ['script', 'linux', null],
  ['script', null, null],
  ['linux', null, null],
  [
    'none',
    'linux',
    'A.sh must be a script that begins with #! or a Linux program, but is not the format of any program.',
  ],
  ['script', 'none', 'A-Linux must be a Linux program, but is not the format of any program.'],
  ['script', 'script', 'A-Linux must be a Linux program, but is a script.'],
])('a Linux build that starts with a file of the kind %s, and its program is %s: %s', (start, kind, fault) => {
  expect(findProgramFault(program('A.sh', start), kind && program('A-Linux', kind))).toBe(fault);
});
