import { expect, test } from 'vitest';
import { describeProgram, readProgramFormat } from './program.ts';

/** A zeroed buffer with the given bytes at the given positions. */
function bytes(length: number, parts: Array<[number, number[]]>): Uint8Array {
  const all = new Uint8Array(length);
  for (const [at, values] of parts) all.set(values, at);
  return all;
}

const pe = (machine: number[], at = 0x80) =>
  bytes(256, [
    [0, [0x4d, 0x5a]],
    [60, [at, 0, 0, 0]],
    [0x80, [0x50, 0x45, 0, 0, ...machine]],
  ]);
const elf = (order: number, machine: number[]) =>
  bytes(64, [
    [0, [0x7f, 0x45, 0x4c, 0x46, 2, order]],
    [18, machine],
  ]);
const text = (words: string) => Uint8Array.from(words, (char) => char.charCodeAt(0));

test.each([
  ['a Windows program for x86-64', pe([0x64, 0x86])],
  ['a Windows program for x86', pe([0x4c, 0x01])],
  ['a Windows program for ARM64', pe([0x64, 0xaa])],
  ['a Windows program for a machine that we do not know', pe([0x01, 0x02])],
  ['a Linux program for x86-64', elf(1, [62, 0])],
  ['a Linux program for ARM64', elf(1, [183, 0])],
  ['a Linux program for ARM', elf(2, [0, 40])],
  ['a script', text('#!/bin/sh\n')],
  ['not the format of any program', pe([0x64, 0x86], 0x90)],
  [
    'not the format of any program',
    bytes(256, [
      [0, [0x4d, 0x5a]],
      [60, [255, 255, 255, 255]],
    ]),
  ],
  ['not the format of any program', text('MZ')],
  ['not the format of any program', text('\x7fELF')],
  ['not the format of any program', text('Hello')],
  ['not the format of any program', new Uint8Array()],
])('%s', (words, head) => {
  expect(describeProgram(readProgramFormat(head))).toBe(words);
});

test('a header within a larger buffer is read from its own start', () => {
  const whole = bytes(300, [[0, [1, 2, 3]]]);
  whole.set(pe([0x64, 0x86]), 7);
  expect(readProgramFormat(whole.subarray(7, 263)).machine).toBe('x86-64');
});
