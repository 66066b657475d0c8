import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as SupportPage } from '../app/pages/SupportPage.tsx';
import { testClient, type TestRoot } from '../test-kit/api.ts';
import type { Mail } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aConnection, aViewer } from '../test-kit/world.ts';

function open(root: TestRoot) {
  const viewer = aViewer({}, { viewerCanLookUpAccounts: true });
  const client = testClient({ viewer, supportCases: aConnection([]), stuckUploads: [], ...root });
  return renderRoutes([{ path: '/support', Component: SupportPage }], '/support', client);
}

const aMail = (fields: Given<Mail> = {}): Given<Mail> => ({
  __typename: 'Mail',
  recipient: 'nora@northlight.example',
  kind: 'PASSWORD_RESET',
  createdAt: new Date(Date.now() - 20 * 60_000).toISOString(),
  state: 'FAILING',
  failedTries: 7,
  problem: 'SERVER_REFUSED',
  replyCode: 554,
  account: { __typename: 'Account', id: 'acc_2', label: 'northlight' },
  ...fields,
});

test('an e-mail that could not be sent says why, and leads to a case', async () => {
  const unknown = aMail({ recipient: 'typo@people.example', kind: 'SIGN_UP_CODE', state: 'GIVEN_UP', account: null });
  const { user } = await open({ mails: [aMail(), unknown] });
  const table = await screen.findByRole('table', { name: 'E-mails that could not be sent' });
  const [, row, other] = within(table).getAllByRole('row');
  expect(row?.textContent).toContain(
    'The mail server refuses to send, whoever the recipient is. Reply 554. Tried 7 times.',
  );
  expect(other?.textContent).toContain('No account');
  expect(within(other ?? table).queryByRole('button')).toBeNull();
  await user.click(within(row ?? table).getByRole('button', { name: 'Open case for northlight' }));
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('An e-mail did not arrive: Password reset');
});

test('an address finds what became of its e-mails', async () => {
  const asked: unknown[] = [];
  const sent = aMail({ state: 'SENT', failedTries: 1, problem: 'POSTPONED', replyCode: 451 });
  const mails = ({ recipient }: { recipient?: string | null }) => {
    asked.push(recipient);
    return recipient === 'nora@northlight.example' ? [sent] : [];
  };
  const { user } = await open({ mails });
  expect(await screen.findByText('Every e-mail was sent')).toBeTruthy();
  const address = screen.getByLabelText('E-mail address');
  await user.type(address, 'nora{Enter}');
  expect(await screen.findByText('Invalid email format')).toBeTruthy();
  await user.type(address, '@northlight.example{Enter}');
  const table = await screen.findByRole('table', { name: 'E-mails to nora@northlight.example' });
  expect(within(table).getByText('Sent')).toBeTruthy();
  expect(table.textContent).not.toContain('Tried');
  await user.clear(address);
  await user.type(address, 'nobody@northlight.example{Enter}');
  expect(await screen.findByText('No e-mail to this address')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all that failed' }));
  expect(await screen.findByText('Every e-mail was sent')).toBeTruthy();
  expect(new Set(asked)).toEqual(new Set([null, 'nora@northlight.example', 'nobody@northlight.example']));
});
