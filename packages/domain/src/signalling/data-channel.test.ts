import { expect, test } from 'vitest';
import { withoutDataChannel } from './index.ts';

const sdp = (...lines: string[]) => `${['v=0', ...lines].join('\r\n')}\r\n`;
const VIDEO = ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=mid:0', 'a=sendonly'];
const CHANNEL = ['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'a=mid:1', 'a=sctp-port:5000'];
const TURNED_DOWN = ['m=application 0 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', 'a=mid:1'];

test.each([
  ['nothing', '', ''],
  ['no channel', sdp('a=group:BUNDLE 0', ...VIDEO), sdp('a=group:BUNDLE 0', ...VIDEO)],
  ['one', sdp('a=group:BUNDLE 0 1', ...VIDEO, ...CHANNEL), sdp('a=group:BUNDLE 0', ...VIDEO, ...TURNED_DOWN)],
  ['one before', sdp('a=group:BUNDLE 0 1', ...CHANNEL, ...VIDEO), sdp('a=group:BUNDLE 0', ...TURNED_DOWN, ...VIDEO)],
  ['two', sdp(...CHANNEL, ...CHANNEL), sdp(...TURNED_DOWN, ...TURNED_DOWN)],
  ['one in the old form', 'm=application 9 DTLS/SCTP 5000', 'm=application 0 DTLS/SCTP 5000\nc=IN IP4 0.0.0.0'],
  ['one in capitals with tabs', 'v=0\nM=APPLICATION\t9 x\n', 'v=0\nM=APPLICATION 0 x\nc=IN IP4 0.0.0.0\n'],
  ['one turned down already', sdp(...TURNED_DOWN), sdp(...TURNED_DOWN)],
  [
    'one that insists on itself',
    sdp(
      'a=group:BUNDLE 0 zz 1',
      ...VIDEO,
      CHANNEL[0] ?? '',
      'a=mid:zz',
      'a=bundle-only',
      'a=mid:1',
      'a=sctp-port:5000',
    ),
    sdp('a=group:BUNDLE 0', ...VIDEO, ...TURNED_DOWN.slice(0, 2), 'a=mid:zz'),
  ],
  ['a word that only looks like it', sdp('a=x m=application 9'), sdp('a=x m=application 9')],
])('an answer with %s', (_, given, kept) => {
  expect(withoutDataChannel(given)).toBe(kept);
});
