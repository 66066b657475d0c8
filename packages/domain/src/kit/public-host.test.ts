import { expect, test } from 'vitest';
import { hostOf, isPublicHost } from './index.ts';

test.each([
  ['cdn.example', true],
  ['CDN.Example.com', true],
  ['1a.cdn.example', true],
  ['10.cdn.example', true],
  ['xn--fiqs8s.example', true],
  ['0xface.example', true],
  ['internal.example', true],
  ['local.example', true],
  ['127.0.0.1', false],
  ['10.0.0.8', false],
  ['203.0.113.9', false],
  ['0x7f.1', false],
  ['0x7f000001', false],
  ['2130706433', false],
  ['0177.0.0.01', false],
  ['a.0x', false],
  ['localhost', false],
  ['films.localhost', false],
  ['intranet', false],
  ['films.internal', false],
  ['metadata.google.internal', false],
  ['printer.LOCAL', false],
  ['nas.lan', false],
  ['nas.home.arpa', false],
  ['cdn..example', false],
])('anybody can reach %s: %s', (host, isIt) => {
  expect(isPublicHost(host)).toBe(isIt);
  expect(hostOf(`https://${host}:8443/a.mp4`)).toBe(host);
});
