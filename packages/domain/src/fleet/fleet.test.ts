import { describe, expect, test } from 'vitest';
import {
  cpuCeiling,
  describeEnd,
  describeMemory,
  describeProcesses,
  END_REASONS,
  judgeEnd,
  launchArguments,
  signallingPortOf,
  type EndReason,
  printedText,
} from './index.ts';

const URL = 'ws://127.0.0.1:4003/signalling?ticket=t';

test.each([
  [1, 0.5],
  [2, 1],
  [3, 2],
  [64, 63],
])('of %i cores all builds together may use %d', (machine, builds) => {
  expect(cpuCeiling(machine)).toBe(builds);
});

describe('the end of an instance', () => {
  test.each<[string, EndReason | null, boolean, number | null, object]>([
    ['exit with 0', null, true, 0, { reason: 'exited', exitCode: 0, signal: null }],
    ['exit with 128, which is no signal', null, true, 128, { reason: 'exited', exitCode: 128, signal: null }],
    ['SIGSEGV', null, true, 139, { reason: 'crashed', exitCode: null, signal: 11 }],
    ['exit with 193, beyond the signals', null, true, 193, { reason: 'exited', exitCode: 193, signal: null }],
    ['the sandbox was killed', null, true, null, { reason: 'crashed', exitCode: null, signal: null }],
    ['the sandbox could not be built', null, false, 1, { reason: 'cannotStart', exitCode: null, signal: null }],
    ['stopped, exits with 0', 'stopped', true, 0, { reason: 'stopped', exitCode: 0, signal: null }],
    ['stopped, had to be killed', 'stopped', true, 137, { reason: 'stopped', exitCode: null, signal: 9 }],
    ['stopped before it started', 'stopped', false, null, { reason: 'stopped', exitCode: null, signal: null }],
    ['too much memory', 'outOfMemory', true, 137, { reason: 'outOfMemory', exitCode: null, signal: 9 }],
  ])('%s', (_, wanted, hasStarted, code, end) => {
    expect(judgeEnd({ wanted, hasStarted, code })).toEqual(end);
  });

  test('every reason has words of its own', () => {
    const words = END_REASONS.map((reason) => describeEnd({ reason, exitCode: null, signal: null }));
    expect(new Set(words).size).toBe(END_REASONS.length);
    expect(describeEnd({ reason: 'crashed', exitCode: null, signal: 11 })).toBe('The build crashed: signal 11.');
    expect(describeEnd({ reason: 'exited', exitCode: 7, signal: null })).toBe('The build exited with code 7.');
  });
});

test.each([
  [1_048_576, 'Memory: 300.0 MB allowed, 290.0 MB seen at most, of which 1.0 MB shared memory and files in memory.'],
  [0, 'Memory: 300.0 MB allowed, 290.0 MB seen at most, of which 0 B shared memory and files in memory.'],
])('what was seen of memory: %s shared', (sharedBytes, words) => {
  const mib = 1024 * 1024;
  expect(describeMemory({ allowedBytes: 300 * mib, memoryBytes: 290 * mib, sharedBytes })).toBe(words);
});

test.each([
  [1, 'Processes: 512 allowed, threads included; another one was refused.'],
  [9, 'Processes: 512 allowed, threads included; 9 more were refused.'],
])('what was seen of processes: %i refused', (refusals, words) => {
  expect(describeProcesses(512, refusals)).toBe(words);
});

test.each([
  ['another signalling server', '-PixelStreamingURL=ws://evil.example'],
  ['the same in other letters', '-pixelstreamingurl=ws://evil.example'],
  ['without a dash', 'PixelStreamingURL=ws://evil.example'],
  ['its older name', '-PixelStreamingIP=203.0.113.1'],
  ['the port', '-PixelStreamingPort=1'],
  ['the id', '-PixelStreamingID=other'],
  ['hidden in another argument', '-x=-PixelStreamingURL=ws://evil.example'],
])('a caller cannot choose where a build connects: %s', (_, argument) => {
  const { arguments: given, leftOut } = launchArguments(URL, ['-ResX=1', argument]);
  expect(leftOut).toEqual([argument]);
  expect(given).toEqual([
    `-PixelStreamingURL=${URL}`,
    '-RenderOffscreen',
    '-Unattended',
    '-StdOut',
    '-FullStdOutLogOutput',
    '-ResX=1',
  ]);
});

test('other arguments are passed unchanged, in order', () => {
  const wanted = ['a b', '$(id)', '"', '', '-PixelStreamingWebRTCFps=30'];
  expect(launchArguments(URL, wanted).arguments.slice(-wanted.length)).toEqual(wanted);
});

test.each([
  [URL, 4003],
  ['ws://localhost', 80],
  ['wss://127.0.0.1:4003', null],
  ['ws://127.0.0.1.evil.example:1', null],
  ['ws://192.0.2.2:4003', null],
  ['http://127.0.0.1:4003', null],
  ['', null],
])('the signalling port of %s', (url, port) => {
  expect(signallingPortOf(url)).toBe(port);
});

describe('what a build printed is shown, and lets nobody in', () => {
  const ticket = `WyIwMWEyMDg0Yy01ZDRmIiwic3RyZWFtZXIiXQ.${'s'.repeat(43)}`;
  test.each([
    ['one\r\n\u001B[31mtwo\u202E\n', 'one\n␛[31mtwo<U+202E>\n'],
    [
      `-PixelStreamingURL=ws://h/signalling?ticket=${ticket} -Unattended`,
      '-PixelStreamingURL=ws://h/signalling?ticket=… -Unattended',
    ],
    [`url=ws%3A%2F%2Fh%2Fsignalling%3Fticket%3D${ticket}`, 'url=ws%3A%2F%2Fh%2Fsignalling%3Fticket%3D…'],
    [`{"ticket": "${ticket}"}`, '{"ticket": "…"}'],
    ['the ticket=of the day', 'the ticket=… the day'],
    [`glued=WyIx${ticket}`, 'glued=…'],
    [`x-${ticket}, ${ticket}.`, 'x-…, ….'],
    [`${ticket}s`, `${ticket}s`],
    [`ticket=a.%2e-_${ticket}&x`, 'ticket=…&x'],
    ['WyI is no ticket', 'WyI is no ticket'],
  ])('%j', (text, shown) => expect(printedText(text)).toBe(shown));

  test.each([
    'WyI',
    'WyI ',
    'WyI.',
    `WyI${'s'.repeat(43)}.`,
    'ticket',
    'ticket=',
    'ticket%3D',
    '%',
    'a',
    '.',
    '\u0000',
    '1\uFE0F',
    '👩‍',
  ])('a build does not choose how long that takes: %j over and over', (printed) => {
    const plain = 'LogInit: a line of an engine\n'.repeat(40_000);
    const hostile = printed.repeat(65_536 / printed.length);
    expect(milliseconds(hostile)).toBeLessThan(10 * milliseconds(plain));
  });
});

/** The least that `printedText` takes for a text, of a few times. */
function milliseconds(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const since = Date.now();
    printedText(text);
    return Date.now() - since;
  });
  return Math.min(...times);
}
