import { workOutGrant } from '@launchyard/domain/access';
import { expect, test } from 'vitest';
import { event, mayHear } from './events.ts';

const everything = workOutGrant({ role: 'owner', way: 'session', staff: null });
const limited = workOutGrant({ role: 'editor', way: 'session', staff: null }, { appIds: ['app_1'] });

const notification = (kind: string) => ({
  id: 'ntf_1',
  kind,
  message: '',
  createdAt: '2026-01-01T00:00:00Z',
  isRead: false,
});
const added = (kind: string, about: object) => ({
  type: 'notification.added',
  notification: { ...notification(kind), link: null },
  ...about,
});

test.each<[string, object, boolean]>([
  ['its application was deleted', { type: 'app.deleted', appId: 'app_1' }, true],
  ['another application was deleted', { type: 'app.deleted', appId: 'app_2' }, false],
  ['the demo application was removed', { type: 'app.deleted', appId: null }, true],
  ['the outcome of an upload of its application', added('uploadTested', { appId: 'app_1' }), true],
  ['the outcome of another upload', added('uploadFailed', { appId: 'app_2' }), false],
  ['the outcome of an upload whose application the event does not name', added('uploadFailed', {}), false],
  ['what an admin did to the account', added('accountChanged', { appId: null }), true],
  ['some list is out of date', { type: 'content.changed', area: 'apps' }, true],
  ['notifications are out of date', { type: 'notifications.changed' }, true],
])('a listener limited to an application receives %s: %s', (_, about, isTold) => {
  const told = event.parse({ number: 1, accountId: 'acc_1', ...about });
  expect(mayHear(limited, told)).toBe(isTold);
  expect(mayHear(everything, told)).toBe(true);
});
