import { expect, test } from 'vitest';
import { browserFault, MAX_FAULT_MESSAGE, MAX_FAULT_ROUTE, MAX_FAULT_STACK, scrub } from './index.ts';

const PANEL = 'https://panel.example';
const given = (fault: object = {}) => ({
  message: 'x is not a function',
  stack: '',
  route: '/apps/:name/links',
  ...fault,
});
const told = (fault: object = {}, origin = PANEL) => browserFault(given(fault), 'Chrome', origin);

const STACK = `TypeError: x is not a function
    at load (https://panel.example/assets/index-B7aX.js?code=123456:1:2345)
    at https://panel.example/assets/panel-C9.js:10:20
    at other (https://evil.example/assets/index.js:1:1)
save@https://panel.example/assets/save-D1.js:3:4`;

test('an error is told with its page, its browser and the frames of our own files', () => {
  expect(told({ stack: STACK })?.text).toBe(
    'x is not a function On /apps/:name/links, Chrome. At load assets/index-B7aX.js:1:2345, assets/panel-C9.js:10:20, save assets/save-D1.js:3:4.',
  );
});

test.each([
  ['on a developer’s machine', {}, 'http://localhost:4000'],
  ['on its address', {}, 'http://127.0.0.1:4000'],
  ['of an extension', { stack: 'at f (chrome-extension://abc/x.js:1:1)' }, PANEL],
  ['of one in Firefox', { stack: 'f@moz-extension://abc/x.js:1:1' }, PANEL],
])('nothing is told %s', (_, fault, origin) => {
  expect(told(fault, origin)).toBeNull();
});

test('a host that only begins like this machine is not it', () => {
  expect(told({}, 'https://localhost.example')).not.toBeNull();
});

test.each([
  ['mail nora@people.example now', 'mail <e-mail> now'],
  ['GET https://panel.example/fb-mail?oobCode=abcdef failed', 'GET https://panel.example/fb-mail failed'],
  ['at /enter#code=abc?code=12', 'at /enter'],
  ['lys_01hzyabcdefgh is gone', '<id> is gone'],
  ['key lyk_Abc12345678 and upl_01m2s7vnnre5b8jymb9q1sx9h5', 'key <id> and <id>'],
  ['token eyJhbGciOiJIUzI1NiJ9abcdef', 'token <id>'],
  ['code 739184', 'code <number>'],
  ['two\r\nlines\u202E', 'two lines'],
  ['x is not a function', 'x is not a function'],
])('%s: %s', (text, shown) => {
  expect(scrub(text)).toBe(shown);
});

test('the same error of two people is one, and a page that is no pattern is not shown', () => {
  const [one, other] = ['nora@a.example', 'tom@b.example'].map((name) => told({ message: `no ${name}`, stack: STACK }));
  expect(one?.subject).toBe(other?.subject);
  expect(told({ route: '/apps/My App?x=secret' })?.text).toContain('On unknown page');
});

test('texts that are hard to match are read as well', () => {
  for (const part of ['a@', '?a=', 'a_', '1', '(', 'at ', 'https://', '\u202E']) {
    const fill = (length: number) => part.repeat(length).slice(0, length);
    const hostile = { message: fill(MAX_FAULT_MESSAGE), stack: fill(MAX_FAULT_STACK) };
    for (const route of [fill(MAX_FAULT_ROUTE), `${'/'.repeat(MAX_FAULT_ROUTE - 1)} `]) {
      expect(told({ ...hostile, route })?.kind).toBe('browserFault');
    }
  }
});
