import { expect, test } from 'vitest';
import { iframeSnippet, parseStreamingPath, streamingLinkName, streamingUrl } from './index.ts';

const BASE = 'https://stream.example';

test.each([
  [{ username: 'northlight', appName: 'Villa', configName: 'default', version: null }, '/v5/northlight/Villa/default'],
  [
    { username: 'northlight', appName: 'Villa', configName: 'kiosk', version: 9 },
    '/v5/northlight/Villa/kiosk?appVersion=9',
  ],
  [{ username: 'a/b?c', appName: 'x y', configName: '..', version: null }, '/v5/a%2Fb%3Fc/x%20y/..'],
])('%j', (address, path) => {
  expect(streamingUrl(BASE, address)).toBe(BASE + path);
});

test('an address reads back as it was made, whatever the names', () => {
  const address = { username: 'anna-lee!', appName: 'ÄÖ %2F', configName: 'a"b', version: 12 };
  const [path = '', version = null] = streamingUrl(BASE, address).slice(BASE.length).split('?appVersion=');
  expect(parseStreamingPath(path, version)).toEqual(address);
});

test.each([
  ['/v5/a/b', null],
  ['/v5/a/b/c/d', null],
  ['/v6/a/b/c', null],
  ['/v5//b/c', null],
  ['/v5/%E0%A4%A/b/c', null],
  ['/v5/a/b/c', '0'],
  ['/v5/a/b/c', '-1'],
  ['/v5/a/b/c', '1e3'],
  ['/v5/a/b/c', ''],
  ['/v5/a/b/c', '99999999999999'],
])('%s with version %j is no streaming link', (path, version) => {
  expect(parseStreamingPath(path, version)).toBeNull();
});

test('a name is Streaming- and four letters or digits', () => {
  expect(streamingLinkName(() => 0)).toBe('Streaming-AAAA');
  expect(streamingLinkName(() => 0.999_999)).toBe('Streaming-9999');
});

test('the iframe cannot be left by what stands in the address', () => {
  expect(iframeSnippet('https://x/?a="><script>&b=1')).toContain('src="https://x/?a=&quot;><script>&amp;b=1"');
});
