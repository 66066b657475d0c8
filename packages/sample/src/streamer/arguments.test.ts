import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const URL = '-PixelStreamingURL=ws://127.0.0.1:8888';

test.each([
  ['the defaults', [URL], { appName: 'Sample', url: 'ws://127.0.0.1:8888', id: 'DefaultStreamer', unknown: [] }],
  ['the name first', ['Harbour', URL], { appName: 'Harbour' }],
  ['the other name of the URL', ['-pixelstreamingsignallingurl=wss://a/b?c=d'], { url: 'wss://a/b?c=d' }],
  ['a quoted value', ['-PixelStreamingURL="ws://a b"'.replace(' ', '')], { url: 'ws://ab' }],
  ['a quoted argument', ['"-PixelStreamingURL=ws://a"', '--PIXELSTREAMINGID="x y"'], { id: 'x y' }],
  ['an empty id', [URL, '-PixelStreamingID='], { id: 'DefaultStreamer' }],
  ['the last one of two', [URL, '-ResX=800', '-ResX=900'], { size: { width: 900, height: 360 } }],
  ['sizes out of bounds', [URL, '-ResX=9999', '-ResY=1'], { size: { width: 1920, height: 180 } }],
  ['what has no meaning', [URL, '-AudioMixer', '-RenderOffScreen'], { unknown: [] }],
  ['what it does not know', [URL, '-x=1', 'map', '-ResX'], { unknown: ['-x=1', 'map', '-ResX'] }],
  [
    'probes',
    [URL, '-Probe=10.0.0.1:80,udp:[::1]:443'],
    {
      probes: [
        { protocol: 'tcp', host: '10.0.0.1', port: 80 },
        { protocol: 'udp', host: '::1', port: 443 },
      ],
    },
  ],
])('%s', (_, given, settings) => {
  expect(readArguments(given)).toMatchObject({ settings });
});

test.each([
  [[]],
  [['-PixelStreamingURL=']],
  [['-PixelStreamingURL=file:///etc/passwd']],
  [[URL, '-ResY=1.5']],
  [[URL, '-PixelStreamingWebRTCFps=61']],
  [[URL, '-Listen=0']],
  [[URL, '-Probe=nowhere']],
  [[URL, '-Probe=a:70000']],
  [[URL, '-Misbehave=']],
])('%j is refused in a sentence', (given) => {
  expect(readArguments(given)).toEqual({ refusal: expect.stringMatching(/^(The|-)\S* .{10}/) });
});
