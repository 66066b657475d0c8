import { expect, test } from 'vitest';
import { readRecord } from './vitest.mjs';

const adds = { name: 'adds', state: 'passed', message: '' };
const fails = { name: 'divides', state: 'failed', message: 'expected 1' };
const planned = { planned: ['/a.ts', '/b.ts'] };
const [beganB, endedA, endedB] = [
  { begun: '/b.ts' },
  { file: '/a.ts', tests: [adds], errors: [], milliseconds: 1200 },
  { file: '/b.ts', tests: [fails], errors: [] },
];
const lost = (why, rest) => [endedA, { file: '/b.ts', tests: [], errors: [why], ...rest }];
const isNotBegun = true;

const ended = { ended: true };
const unended = 'the run did not come to its end';

test.each([
  ['everything ended', [planned, endedA, endedB, ended], 1, [endedA, endedB], []],
  ['no tests', [{ planned: [] }, ended], 0, [], []],
  ['nothing was written down', [], 1, [], [unended]],
  ['it ended well, and a part of what was written down is lost', [planned, endedA, endedB], 0, undefined, [unended]],
  [
    'it ended badly, and nobody says why',
    [planned, endedA, { ...endedB, tests: [] }, ended],
    1,
    undefined,
    ['vitest ended with 1'],
  ],
  ['a file was not begun', [planned, endedA], 1, lost('it was not begun', { isNotBegun }), []],
  [
    'no file was begun',
    [planned],
    1,
    ['/a.ts', '/b.ts'].map((file) => ({ file, tests: [], errors: ['it was not begun'], isNotBegun })),
    ['vitest ended with 1'],
  ],
  ['a file did not end', [planned, beganB, endedA], 1, lost('it did not end'), []],
  [
    'a file hung',
    [planned, beganB, endedA, { silentMilliseconds: 420_000 }],
    1,
    lost('it hung: nothing was heard of it for 420 s', { isHung: true, milliseconds: 420_000 }),
    [],
  ],
  ['a file’s worker died', [planned, beganB, endedA, { error: 'died in /b.ts' }], 1, lost('died in /b.ts'), []],
  [
    'a file’s worker died of what it says itself',
    [planned, beganB, endedA, { error: 'boom', file: '/b.ts' }, { error: 'died in /b.ts' }],
    1,
    [endedA, { file: '/b.ts', tests: [], errors: ['boom', 'died in /b.ts'] }],
    [],
  ],
  [
    'an error outside of the tests of a file',
    [planned, endedA, { ...endedB, tests: [] }, { error: 'loose', file: '/a.ts' }, ended],
    1,
    [
      { ...endedA, errors: ['loose'] },
      { ...endedB, tests: [] },
    ],
    [],
  ],
  [
    'an error of a file that names another',
    [planned, endedA, { ...endedB, tests: [] }, { error: 'cannot read /a.ts', file: '/b.ts' }, ended],
    1,
    [endedA, { ...endedB, tests: [], errors: ['cannot read /a.ts'] }],
    [],
  ],
  [
    'an error that comes from another file than the one that ran',
    [planned, endedA, { ...endedB, tests: [] }, { error: 'late', file: '/b.ts', frames: '    at /a.ts:3:7' }, ended],
    1,
    [
      { ...endedA, errors: ['late'] },
      { ...endedB, tests: [] },
    ],
    [],
  ],
  [
    'an error that names a file which ended',
    [planned, endedA, { error: 'could not stop /a.ts' }],
    1,
    [
      { ...endedA, errors: ['could not stop /a.ts'] },
      { file: '/b.ts', tests: [], errors: ['it was not begun'], isNotBegun },
    ],
    [],
  ],
  [
    'a worker could not be started for a file',
    [planned, { error: '[vitest-pool]: Timeout starting forks runner.' }, endedA],
    1,
    lost('it was not begun', { isNotBegun }),
    [],
  ],
  [
    'an error outside of every file',
    [planned, { error: 'no database' }, endedA, endedB, ended],
    1,
    undefined,
    ['no database'],
  ],
])('%s', (_, lines, code, files, errors) => {
  const record = readRecord(lines, code);
  expect(record.errors).toEqual(errors);
  if (files) expect(record.files).toEqual(files);
});
