import { expect, test } from 'vitest';
import { utf8Bytes } from '../kit/index.ts';
import { auditChanges, MAX_AUDIT_CHANGES_BYTES, MAX_AUDIT_VALUE, type AuditFields } from './index.ts';

test.each<[string, AuditFields | undefined, AuditFields | undefined, unknown]>([
  ['nothing', undefined, undefined, []],
  ['what stays as it was', { name: 'a', version: 1 }, { name: 'b', version: 1 }, [['Name', 'a', 'b']]],
  ['a switch', { isPayPerLaunch: false }, { isPayPerLaunch: true }, [['Pay per launch', 'Off', 'On']]],
  ['something that was not there', {}, { role: 'viewer' }, [['Role', null, 'viewer']]],
  ['something that is gone', { version: 4 }, { version: null }, [['Version', '4', null]]],
  ['a list', { appIds: [] }, { appIds: ['a', 'b'] }, [['App ids', '', 'a, b']]],
  ['as long as allowed', {}, { x: 'y'.repeat(MAX_AUDIT_VALUE) }, [['X', null, 'y'.repeat(MAX_AUDIT_VALUE)]]],
  [
    'longer',
    {},
    { x: 'y'.repeat(MAX_AUDIT_VALUE + 1_000) },
    [['X', null, `${'y'.repeat(MAX_AUDIT_VALUE)}… (1,500 characters)`]],
  ],
])('the changes of %s', (_, before, after, expected) => {
  expect(auditChanges(before, after).map((each) => [each.field, each.before, each.after])).toEqual(expected);
});

test('an entry never grows beyond its limit, and says what it leaves out', () => {
  const long = 'é'.repeat(MAX_AUDIT_VALUE);
  const after = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`field${n}`, long]));
  const changes = auditChanges({}, after);
  expect(utf8Bytes(JSON.stringify(changes))).toBeLessThanOrEqual(MAX_AUDIT_CHANGES_BYTES);
  expect(changes.at(-1)?.field).toBe(`${100 - (changes.length - 1)} more not shown`);
});

test('a cut between the halves of a character leaves valid text', () => {
  const [change] = auditChanges({}, { x: `${'y'.repeat(MAX_AUDIT_VALUE - 1)}💥💥` });
  expect(change?.after?.isWellFormed()).toBe(true);
});
