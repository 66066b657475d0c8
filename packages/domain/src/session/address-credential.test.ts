import { expect, test } from 'vitest';
import { withoutCredential } from './address-credential.ts';

test.each<[string, string | null]>([
  ['/', null],
  ['', null],
  ['/apps/Villa/links?tab=meeting&page=2', null],
  ['/?userInfo=eyJhcGlLZXkiOiJseWtfMSJ9', '/'],
  ['/?search=a&userInfo=x&all=#top', '/?search=a&all=#top'],
  ['/?userInfo=x&userInfo=y', '/'],
  ['/?USERINFO=x', '/'],
  ['/?user%49nfo=x', '/'],
  ['/?userInfo', '/'],
  ['/?userInformation=x', null],
  ['/uploads/upl_1/timeline?userInfo=x', '/uploads/upl_1/timeline'],
  ['/signin?redirect=%2F%3FuserInfo%3Dx', '/signin?redirect=%2F'],
  ['/?search=a+b%20c', null],
  ['/signin?redirect=%2Fplans', null],
  ['/signin?redirect=%2Fplans&userInfo=x', '/signin?redirect=%2Fplans'],
  ['/signin?redirect=%2F%3FuserInfo%3Dx%26search%3Da', '/signin?redirect=%2F%3Fsearch%3Da'],
  ['https://panel.example/?userInfo=x', 'https://panel.example/'],
  ['//evil.example/?userInfo=x', '//evil.example/'],
  ['/?x=%E0%A4%A&userInfo=y', '/?x=%E0%A4%A'],
])('%s becomes %s', (address, clean) => {
  expect(withoutCredential(address)).toBe(clean);
});
