import { expect, test } from 'vitest';
import { isNotificationUrl } from './link.ts';

test.each([
  '/',
  '/apps/Harbour/links',
  '/uploads/upl_1?x=1#failure',
  'https://docs.example/plugin',
  'HTTPS://docs.example',
])('%s is a place that a notification may lead to', (url) => {
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
])('%j is not', (url) => {
  expect(isNotificationUrl(url)).toBe(false);
});
