import { expect, test } from 'vitest';
import { redirectTarget, redirectTargetOfPanel } from './index.ts';

const PANEL = 'https://panel.example';
const OTHERS = ['https://analytics.example', 'https://shop.example:8443'];
declare const btoa: (text: string) => string;
const encoded = (value: unknown) => btoa(JSON.stringify(value));

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
  expect(redirectTarget(redirect, PANEL, OTHERS)).toBe(target);
  expect(redirectTargetOfPanel(redirect, PANEL)).toBe(target);
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
  expect(redirectTarget(redirect, PANEL, OTHERS)).toBe('/');
  // In the browser: home, or the gateway’s page, which decides by the line above.
  expect(redirectTargetOfPanel(redirect, PANEL)).toMatch(/^\/(leave\?redirect=https?%3A%2F%2F.*)?$/);
});

test.each([
  ['a configured origin', 'https://analytics.example/a?b=c#d', 'https://analytics.example/a?b=c#d'],
  ['base64 of one', encoded({ continueUrl: 'https://analytics.example/' }), 'https://analytics.example/'],
  ['one with a port', 'https://shop.example:8443/x', 'https://shop.example:8443/x'],
  ['one with a credential', 'https://analytics.example/?userInfo=x', 'https://analytics.example/'],
  ['one with another port', 'https://analytics.example:8443/', '/'],
  ['one by plain http', 'http://analytics.example/', '/'],
  ['one as a user name', 'https://analytics.example@evil.example/', '/'],
  ['one behind a user name', 'https://panel.example@analytics.example/', '/'],
  ['one as the end of a name', 'https://evil-analytics.example/', '/'],
  ['one as the beginning of a name', 'https://analytics.example.evil.example/', '/'],
])('%s: %s leads to %s', (_, redirect, target) => {
  expect(redirectTarget(redirect, PANEL, OTHERS)).toBe(target);
});
