import { workOutGrant } from '@launchyard/domain/access';
import { expect, test } from 'vitest';
import { grant } from './access.ts';

const EDITOR = workOutGrant({ role: 'editor', way: 'session', staff: null });

test('a grant arrives as it was worked out', () => {
  expect(grant.parse(EDITOR)).toEqual(EDITOR);
});

test('an action that only a newer service knows is left out, and the rest is read', () => {
  const newer = { ...EDITOR, actions: ['plans.buy', ...EDITOR.actions] };
  expect(grant.parse(newer)).toEqual(EDITOR);
});
