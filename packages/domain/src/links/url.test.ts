import { expect, test } from 'vitest';
import { iframeSnippet, linkUrl, linkUrlAfter, parseLinkUrl, type LinkParts } from './index.ts';

const SEALED = 'abcdefghijklmnopqrst-_';
const parts: LinkParts = {
  bases: { standard: 'https://stream.example', payPerLaunch: 'https://launch.example', linux: 'https://linux.example' },
  isPayPerLaunch: false,
  isLinux: false,
  isAnonymised: false,
  username: 'northlight',
  appName: 'Villa',
  configName: 'default',
  version: null,
  sealedId: SEALED,
  meeting: null,
};
const host = { role: 'host', id: 'h0st' } as const;
const guest = { role: 'guest', id: 'gu3st' } as const;
const named = { form: 'named', username: 'northlight', appName: 'Villa', configName: 'default', version: null };

test.each<[string, Partial<LinkParts>, string, object]>([
  ['Latest', {}, 'https://stream.example/v5/northlight/Villa/default', named],
  [
    'a version',
    { version: 9 },
    'https://stream.example/v5/northlight/Villa/default?appVersion=9',
    { ...named, version: 9 },
  ],
  ['pay-per-launch', { isPayPerLaunch: true }, 'https://launch.example/v5/northlight/Villa/default', named],
  ['Linux', { isLinux: true }, 'https://linux.example/v5/northlight/Villa/default', named],
  [
    'Linux, pay-per-launch',
    { isLinux: true, isPayPerLaunch: true },
    'https://linux.example/v5/northlight/Villa/default',
    named,
  ],
  [
    'a host',
    { meeting: host, version: 2 },
    'https://stream.example/v5/northlight/Villa/default?hostMeetingId=h0st',
    { form: 'meeting', ...host },
  ],
  [
    'a guest',
    { meeting: guest, version: 2 },
    'https://stream.example/v5/northlight/default?GuestMeetingId=gu3st',
    { form: 'meeting', ...guest },
  ],
  [
    'anonymised',
    { isAnonymised: true, version: 9 },
    `https://stream.example/v6/${SEALED}`,
    { form: 'sealed', sealedId: SEALED, meeting: null },
  ],
  [
    'an anonymised guest',
    { isAnonymised: true, meeting: guest },
    `https://stream.example/v6/${SEALED}?GuestMeetingId=gu3st`,
    { form: 'sealed', sealedId: SEALED, meeting: guest },
  ],
  [
    'odd names',
    { username: 'a/b?c', appName: 'ÄÖ %2F', configName: 'a"b' },
    'https://stream.example/v5/a%2Fb%3Fc/%C3%84%C3%96%20%252F/a%22b',
    { ...named, username: 'a/b?c', appName: 'ÄÖ %2F', configName: 'a"b' },
  ],
])('%s: the address is built as expected and parses back', (_, over, url, says) => {
  expect(linkUrl({ ...parts, ...over })).toBe(url);
  expect(read(url)).toEqual(says);
});

test.each([
  '/v5/a/b',
  '/v5/a/b/c/d',
  '/v4/a/b/c',
  '/v5//b/c',
  '/v5/%E0%A4%A/b/c',
  '/v5/a/b/c?appVersion=0',
  '/v5/a/b/c?appVersion=-1',
  '/v5/a/b/c?appVersion=1e3',
  '/v5/a/b/c?appVersion=',
  '/v5/a/b/c?appVersion=99999999999999',
  '/v5/a/b/c?GuestMeetingId=x',
  '/v5/a/b?hostMeetingId=x',
  '/v6/',
  '/v6/a/b',
  '/v6/nothing',
  '/v5/%00/a/b',
  '/v5/a/b/%ED%A0%80',
  '/v5/a/b?GuestMeetingId=%00',
  '/v5/a/b/c?hostMeetingId=%0a',
  // The base64 of names with a NUL, and with half a character.
  '/v6/eyJvd25lciI6ImFcdTAwMDAiLCJhcHBOYW1lIjoiYiIsImNvbmZpZ05hbWUiOiJjIn0=',
  '/v6/eyJvd25lciI6ImFcdWQ4MDAiLCJhcHBOYW1lIjoiYiIsImNvbmZpZ05hbWUiOiJjIn0=',
  // The base64 of {"owner":"a"}, of [1, of null, and of bytes that are no text.
  '/v6/eyJvd25lciI6ImEifQ==',
  '/v6/WzE=',
  '/v6/bnVsbA==',
  '/v6/eyJvd25lciI6ImEiLCJhcHBOYW1lIjoi/yIsImNvbmZpZ05hbWUiOiJjIn0=',
])('%s is not the address of a link', (url) => {
  expect(read(`https://x${url}`)).toBeNull();
});

test.each([
  'eyJvd25lciI6ICJub3J0aGxpZ2h0IiwgImFwcE5hbWUiOiAiVmlsbGEiLCAiY29uZmlnTmFtZSI6ICJncsO2w59lPz4ifQ==',
  'eyJvd25lciI6ICJub3J0aGxpZ2h0IiwgImFwcE5hbWUiOiAiVmlsbGEiLCAiY29uZmlnTmFtZSI6ICJncsO2w59lPz4ifQ',
])('an old address, base64 of its names, is read: %s', (hidden) => {
  expect(read(`https://x/v6/${encodeURIComponent(hidden)}`)).toEqual({ ...named, configName: 'größe?>' });
});

test('an address cannot break out of the iframe snippet', () => {
  expect(iframeSnippet('https://x/?a="><script>&b=1')).toContain('src="https://x/?a=&quot;><script>&amp;b=1"');
});

function read(url: string) {
  const [address = '', query = ''] = url.split('?');
  const values = new Map(
    query.split('&').map((pair) => [pair.split('=')[0], decodeURIComponent(pair.split('=')[1] ?? '')]),
  );
  return parseLinkUrl(address.replace(/^https:\/\/[^/]+/, ''), (name) => values.get(name) ?? null);
}

test.each<[string, Partial<LinkParts>]>([
  ['Latest', {}],
  ['a version', { version: 9 }],
  ['a host', { meeting: host, version: 2 }],
  ['a guest', { meeting: guest }],
  ['an anonymised link', { isAnonymised: true, version: 9 }],
  ['an anonymised guest', { isAnonymised: true, meeting: guest }],
  ['names with special characters', { configName: 'a b/c' }],
])('the predicted address of %s after a change is the one that is then built', (_, given) => {
  const before = { ...parts, ...given };
  for (const change of [{ configName: 'kiosk 2' }, { version: 4 }, { version: null }])
    expect(linkUrlAfter(linkUrl(before), change)).toBe(linkUrl({ ...before, ...change }));
});
