import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { panelAddressFor } from './loopback-alias.ts';

const PANEL = 'http://localhost:4000';

function navigation(host: string, url = '/apps/Villa/links?x=1', mode = 'navigate'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers: { host, 'sec-fetch-mode': mode } });
  return request;
}

test.each(['127.0.0.1:4000', '[::1]:4000'])('%s redirects to the panel’s own name', (host) => {
  expect(panelAddressFor(navigation(host), PANEL)).toBe(`${PANEL}/apps/Villa/links?x=1`);
});

test('a path that looks like a host stays a path', () => {
  expect(panelAddressFor(navigation('127.0.0.1:4000', '//evil.example'), PANEL)).toBe(`${PANEL}//evil.example`);
});

test.each(['http://evil.example/', '*', ''])(
  'an invalid path, like %j, redirects to the panel’s first page',
  (target) => {
    expect(panelAddressFor(navigation('127.0.0.1:4000', target), PANEL)).toBe(`${PANEL}/`);
  },
);

test.each([
  ['the panel’s own name', navigation('localhost:4000'), PANEL],
  ['a program', navigation('127.0.0.1:4000', '/', 'cors'), PANEL],
  ['a name of another machine', navigation('panel.example'), PANEL],
  ['a panel on another machine', navigation('127.0.0.1:4000'), 'https://panel.example'],
])('%s is not redirected', (_, request, panel) => {
  expect(panelAddressFor(request, panel)).toBeNull();
});
