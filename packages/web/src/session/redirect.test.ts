import { expect, test } from 'vitest';
import { signInAddress } from './addresses.ts';
import { redirectTarget } from './redirect.ts';

const PANEL = 'https://panel.example';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

test.each([
  ['nothing', null, '/'],
  ['an empty string', '', '/'],
  ['a path', '/apps/AlpineVilla/links', '/apps/AlpineVilla/links'],
  ['a path with query and fragment', '/uploads/new?app=A#top', '/uploads/new?app=A#top'],
  ['an absolute URL of the panel', 'https://panel.example/uploads/upl_1', '/uploads/upl_1'],
  ['base64 of JSON with continueUrl', encoded({ continueUrl: '/uploads/new' }), '/uploads/new'],
  ['a URL with a credential', '/?userInfo=x&search=a', '/?search=a'],
  ['base64 of a URL with a credential', encoded({ continueUrl: '/plans?userInfo=x' }), '/plans'],
  ['the same with an absolute URL', encoded({ continueUrl: 'https://panel.example/?search=a' }), '/?search=a'],
])('%s leads to %j', (_, redirect, target) => {
  expect(redirectTarget(redirect, PANEL)).toBe(target);
});

test.each([
  ['another host', 'https://evil.example/'],
  ['another host without a scheme', '//evil.example/'],
  ['another host behind a backslash', '/\\evil.example/'],
  ['another host behind the panel’s own name', 'https://panel.example//evil.example/'],
  ['another host behind a dot', '/.//evil.example/'],
  ['base64 of another host behind a dot', encoded({ continueUrl: '/.//evil.example/' })],
  ['another port', 'https://panel.example:8443/'],
  ['plain http', 'http://panel.example/'],
  ['the panel’s name as a user name', 'https://panel.example@evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a script with a tab in it', 'java\tscript:alert(1)'],
  ['data', 'data:text/html,<script>1</script>'],
  ['base64 of another host', encoded({ continueUrl: 'https://evil.example' })],
  ['base64 of a script', encoded({ continueUrl: 'javascript:alert(1)' })],
  ['the sign-in page itself', '/signin?redirect=/'],
])('%s leads home', (_, redirect) => {
  expect(redirectTarget(redirect, PANEL)).toBe('/');
});

test('signing in returns to the previous page', () => {
  expect(signInAddress('/')).toBe('/signin');
  expect(redirectTarget(new URL(signInAddress('/uploads/new?app=A'), PANEL).searchParams.get('redirect'), PANEL)).toBe(
    '/uploads/new?app=A',
  );
});
