import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testClient, type TestRoot } from '../test-kit/api.ts';
import type { Session } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderPart } from '../test-kit/render.tsx';
import { SessionsDialog } from './SessionsDialog.tsx';

const aSession = (id: string, fields: Given<Session> = {}): Given<Session> => ({
  __typename: 'Session',
  id,
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: '2026-11-18T10:00:00Z',
  browser: 'Firefox 145',
  system: 'macOS',
  country: null,
  isCurrent: false,
  ...fields,
});

async function open(sessions: Given<Session>[], root: TestRoot = {}) {
  const client = testClient({ viewer: { __typename: 'Viewer', sessions }, ...root });
  const { user } = await renderPart(<SessionsDialog onClose={() => undefined} />, client);
  await screen.findByRole('dialog', { name: 'Where you are signed in' });
  return user;
}

const rows = () => screen.queryAllByRole('row').slice(1);

test('each session is named by its browser; the current one cannot be ended here', async () => {
  await open([
    aSession('ses_1', { country: 'DE', isCurrent: true }),
    aSession('ses_2', { browser: null, system: null }),
  ]);
  expect(rows()[0]?.textContent).toContain('Firefox 145 on macOS');
  expect(rows()[0]?.textContent).toContain('This browser');
  expect(rows()[0]?.textContent).toContain('Germany');
  expect(rows()[1]?.textContent).toContain('An unknown browser');
  expect(screen.getAllByRole('button', { name: /^End the session of/ })).toHaveLength(1);
});

test('an ended session leaves the list', async () => {
  const sessions = [aSession('ses_1', { isCurrent: true }), aSession('ses_2')];
  const sessionRevoke = vi.fn(() => {
    sessions.splice(1, 1);
    return { isRevoked: true, userErrors: [] };
  });
  const user = await open(sessions, { sessionRevoke });
  await user.click(screen.getByRole('button', { name: /^End the session of Firefox 145 on macOS/ }));
  expect(await screen.findByText('Session ended')).toBeTruthy();
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

test('ending all others asks first', async () => {
  const sessions = [aSession('ses_1', { isCurrent: true }), aSession('ses_2'), aSession('ses_3')];
  const sessionRevokeOthers = vi.fn(() => {
    sessions.splice(1, 2);
    return { endedCount: 2, userErrors: [] };
  });
  const user = await open(sessions, { sessionRevokeOthers });
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  expect(sessionRevokeOthers).not.toHaveBeenCalled();
  const question = await screen.findByRole('dialog', { name: 'End all other sessions?' });
  const buttons = Array.from(question.querySelectorAll('button'));
  await user.click(buttons.find(({ textContent }) => textContent === 'End all others') ?? question);
  expect(await screen.findByText('2 sessions ended')).toBeTruthy();
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
});
