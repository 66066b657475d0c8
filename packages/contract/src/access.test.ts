import { workOutGrant } from '@launchyard/domain/access';
import { expect, test } from 'vitest';
import { grant } from './access.ts';

const EDITOR = workOutGrant({ role: 'editor', way: 'session', staff: null });

test('a grant survives the round trip unchanged', () => {
  expect(grant.parse(EDITOR)).toEqual(EDITOR);
});

test('an action that only a newer service knows is dropped, the rest is read', () => {
  const newer = { ...EDITOR, actions: ['plans.buy', ...EDITOR.actions] };
  expect(grant.parse(newer)).toEqual(EDITOR);
});
