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
  ['that their application is gone', { type: 'app.deleted', appId: 'app_1' }, true],
  ['that another is', { type: 'app.deleted', appId: 'app_2' }, false],
  ['that the demo application is', { type: 'app.deleted', appId: null }, true],
  ['what became of an upload of theirs', added('uploadTested', { appId: 'app_1' }), true],
  ['what became of another', added('uploadFailed', { appId: 'app_2' }), false],
  ['what became of one of an application that the event does not name', added('uploadFailed', {}), false],
  ['what was done to the account', added('accountChanged', { appId: null }), true],
  ['that some list is to be read again', { type: 'content.changed', area: 'apps' }, true],
  ['that notifications are', { type: 'notifications.changed' }, true],
])('whoever is limited to an application hears %s: %s', (_, about, isTold) => {
  const told = event.parse({ number: 1, accountId: 'acc_1', ...about });
  expect(mayHear(limited, told)).toBe(isTold);
  expect(mayHear(everything, told)).toBe(true);
});
