import { expect, test } from 'vitest';
import { redirectTargetOfPanel } from '@launchyard/domain/session';
import { signInAddress } from './addresses.ts';

const PANEL = 'https://panel.example';

test('signing in returns to the previous page', () => {
  expect(signInAddress('/')).toBe('/signin');
  const redirect = new URL(signInAddress('/uploads/new?app=A'), PANEL).searchParams.get('redirect');
  expect(redirectTargetOfPanel(redirect, PANEL)).toBe('/uploads/new?app=A');
});
