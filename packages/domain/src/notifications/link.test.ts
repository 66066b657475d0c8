import { expect, test } from 'vitest';
import { isNotificationUrl } from './link.ts';

test.each([
  '/',
  '/apps/Harbour/links',
  '/uploads/upl_1?x=1#failure',
  'https://docs.example/plugin',
  'HTTPS://docs.example',
])('a notification may link to %s', (url) => {
  expect(isNotificationUrl(url)).toBe(true);
});

test.each([
  '',
  'apps/Harbour',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'http://plain.example',
  'https:evil.example',
  'https://user:password@evil.example',
  'https://',
])('a notification may not link to %j', (url) => {
  expect(isNotificationUrl(url)).toBe(false);
});
