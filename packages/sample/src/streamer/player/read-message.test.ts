import { expect, test } from 'vitest';
import { TO_STREAMER, TO_STREAMER_NAMES } from './protocol.ts';
import { readCommand } from './read-command.ts';
import { readMessage } from './read-message.ts';

const text = (id: number, value: string) => [
  id,
  value.length & 0xff,
  value.length >> 8,
  ...Buffer.from(value, 'utf16le'),
];
const position = { x: 1, y: 0 };

test.each([
  ['a move', [74, 255, 255, 0, 0, 1, 0, 2, 0], { input: { kind: 'move', position } }],
  ['a press', [72, 2, 255, 255, 0, 0], { input: { kind: 'press', button: 2, position } }],
  ['a release', [73, 2, 255, 255, 0, 0], { input: { kind: 'release', button: 2, position } }],
  ['a wheel that turns back', [75, 136, 255, 255, 255, 0, 0], { input: { kind: 'wheel', delta: -120, position } }],
  ['a double click', [76, 0, 255, 255, 0, 0], { input: { kind: 'other', position } }],
  ['a touch', [80, 1, 255, 255, 0, 0, 0, 255, 1], { input: { kind: 'press', button: 0, position } }],
  ['the end of a touch', [81, 1, 255, 255, 0, 0, 0, 255, 1], { input: { kind: 'release', button: 0, position } }],
  ['a key', [60, 65, 1], { input: { kind: 'keyDown', code: 65, isRepeat: true } }],
  ['a stick', [92, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], { input: { kind: 'other' } }],
  ['a command', text(51, '{"ä":1}'), { request: { kind: 'command', text: '{"ä":1}' } }],
  ['an empty interaction', text(50, ''), { request: { kind: 'interaction', text: '' } }],
  ['a request', [7], { request: { kind: 'initialSettings' } }],
  ['nothing', [], null],
  ['an unknown id', [199], null],
  ['a text without its length', [50, 1], null],
  ['a text shorter than its length', [50, 2, 0, 65, 0], null],
  ['a text longer than its length', [50, 0, 0, 65, 0], null],
])('%s', (_, bytes, expected) => {
  expect(readMessage(Uint8Array.from(bytes))).toEqual(expected);
});

test.each(TO_STREAMER_NAMES)('%s cut or with a byte too many is dropped', (name) => {
  const bytes = { uint8: 1, uint16: 2, int16: 2, double: 8, string: 2 };
  const size = 1 + TO_STREAMER[name].structure.reduce((sum, type) => sum + bytes[type], 0);
  const whole = new Uint8Array(size + 1);
  whole[0] = TO_STREAMER[name].id;
  expect(readMessage(whole.subarray(0, size))).not.toBeNull();
  expect(readMessage(whole)).toBeNull();
  if (size > 1) expect(readMessage(whole.subarray(0, size - 1))).toBeNull();
});

test.each([
  ['{"Resolution.Width":1280,"Resolution.Height":720}', { size: { width: 1280, height: 720 } }],
  ['{"Resolution.Width":"1281","Resolution.Height":"721"}', { size: { width: 1280, height: 720 } }],
  ['{"Resolution.Width":-5,"Resolution.Height":1e300}', { size: { width: 320, height: 1080 } }],
  ['{"Resolution.Width":1280}', {}],
  ['{"WebRTC.Fps":1000}', { framesPerSecond: 60 }],
  ['{"WebRTC.Fps":0}', { framesPerSecond: 1 }],
  ['{"WebRTC.Fps":"fast"}', {}],
  ['{"Encoder.MinQP":1}', {}],
  ['null', {}],
  ['[', {}],
  ['', {}],
])('the command %s', (command, expected) => {
  expect(readCommand(command)).toEqual(expected);
});
