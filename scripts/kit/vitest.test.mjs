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

test.each([
  ['everything ended', [planned, endedA, endedB], 1, [endedA, endedB], []],
  ['no tests', [{ planned: [] }], 0, [], []],
  ['nothing was written down', [], 1, [], ['vitest ended with 1']],
  [
    'it ended badly, and nobody says why',
    [planned, endedA, { ...endedB, tests: [] }],
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
    lost('it hung: nothing was heard of it for 420 s', { milliseconds: 420_000 }),
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
    [planned, endedA, { ...endedB, tests: [] }, { error: 'loose', file: '/a.ts' }],
    1,
    [
      { ...endedA, errors: ['loose'] },
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
    [planned, { error: 'no database' }, endedA, endedB],
    1,
    undefined,
    ['no database'],
  ],
])('%s', (_, lines, code, files, errors) => {
  const record = readRecord(lines, code);
  expect(record.errors).toEqual(errors);
  if (files) expect(record.files).toEqual(files);
});
