import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, auditActionText } from '@launchyard/domain/audit';
import { calls } from './calls.ts';

/** A call that fills the audit log: a change, or something that support may read. */
const isAudited = (call: (typeof calls)[number]) =>
  call.changes || (call.access !== 'public' && call.access !== 'gateway');

/** Changes nothing in any account: whoever calls it is not signed in. */
const WITHOUT_ACCOUNT = ['session.signUpStart', 'session.signUpSendAgain', 'session.passwordResetStart'];
/** Staff reads them, but they are about no account. */
const ABOUT_NO_ACCOUNT = ['alerts.list', 'alerts.get', 'alerts.channelList'];

test('the audit log has words for every call that it records, and for nothing else', () => {
  const named = calls.filter(isAudited).map(({ name }) => name);
  const wanted = named.filter((name) => ![...WITHOUT_ACCOUNT, ...ABOUT_NO_ACCOUNT].includes(name)).toSorted();
  expect([...AUDIT_ACTIONS].toSorted()).toEqual(wanted);
});

test('the words are short sentences in the past tense, without a full stop', () => {
  const odd = AUDIT_ACTIONS.map(auditActionText).filter(
    (words) => !/^[A-Z][a-z]+( [\w-]+)+$|^Signed (in|out|up)$/.test(words),
  );
  expect(odd).toEqual([]);
});
