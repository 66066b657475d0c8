import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient } from '../test-kit/api.ts';
import type { Account, OwnershipOffer, OwnershipOfferCreateInput, Viewer } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aRoot } from '../test-kit/world.ts';
import { Team } from './Team.tsx';

const JONAS = 'jonas@northlight.example';
const PASSWORD = 'Right-1-password';

const anOffer: Given<OwnershipOffer> = {
  offerId: 'own_1',
  personId: 'per_2',
  email: JONAS,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-27T10:00:00Z',
};

const OWNER: Given<Account> = {
  viewerRole: 'OWNER',
  viewerStanding: 'OWNER',
  viewerCanManageTeam: true,
  viewerCanOfferOwnership: true,
  viewerCanReadTeam: true,
  viewerCanReadAuditLog: true,
};

const EDITOR: Given<Account> = {
  viewerRole: 'EDITOR',
  viewerStanding: 'MEMBER',
  viewerCanManageTeam: false,
  viewerCanOfferOwnership: false,
  viewerCanReadTeam: false,
  viewerCanReadAuditLog: false,
};

/** The services: a password is right if it is PASSWORD. */
function anApi(account: Given<Account>, received: Given<Viewer>['ownershipOffers'] = []) {
  let offer: Given<OwnershipOffer> | null = null;
  const wrong = [refusal('TEAM_PASSWORD_WRONG', 'This is not your password.', 'password')];
  const changes = {
    ownershipOfferCreate: vi.fn(({ input }: { input: OwnershipOfferCreateInput }) => {
      if (input.password !== PASSWORD) return { offer: null, userErrors: wrong };
      offer = anOffer;
      return { offer, userErrors: [] };
    }),
    ownershipOfferWithdraw: vi.fn(() => {
      offer = null;
      return { isWithdrawn: true, userErrors: [] };
    }),
    ownershipOfferAccept: vi.fn(({ input }: { input: { password: string } }) =>
      input.password === PASSWORD ? { accountId: 'acc_2', userErrors: [] } : { accountId: null, userErrors: wrong },
    ),
    ownershipOfferDecline: vi.fn(() => ({ isDeclined: true, userErrors: [] })),
  };
  const team = () => ({
    owner: { personId: 'per_1', username: 'nora', email: 'nora@northlight.example' },
    members: [
      {
        personId: 'per_2',
        username: 'jonas',
        email: JONAS,
        role: 'EDITOR' as const,
        apps: null,
        createdAt: '2026-06-11T10:00:00Z',
      },
    ],
    invitations: [],
    ownershipOffer: offer,
  });
  const viewer = { teamInvitations: [], ownershipOffers: received };
  return { ...changes, client: testClient(aRoot({ ...account, team }, changes, viewer)) };
}

async function open(api: ReturnType<typeof anApi>) {
  const onTaken = vi.fn();
  const element = <Team auditAddress="/team/audit-log" onLeft={vi.fn()} onTaken={onTaken} />;
  const { user } = await renderRoutes([{ path: '/team', element }], '/team', api.client);
  await screen.findByRole('heading', { name: 'Team' });
  return { user, onTaken };
}

test('the owner offers the account with their password, and withdraws the offer', async () => {
  const api = anApi(OWNER);
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: `Hand over the account to ${JONAS}` }));
  const dialog = await screen.findByRole('dialog', { name: `Hand over the account to ${JONAS}?` });
  expect(dialog.textContent).toContain('You become an editor.');
  await user.click(within(dialog).getByRole('button', { name: 'Offer the account' }));
  expect(await within(dialog).findByText('This is not your password.')).toBeTruthy();
  expect(api.ownershipOfferCreate).not.toHaveBeenCalled();
  const password = within(dialog).getByLabelText('Your password');
  await user.type(password, 'wrong{Enter}');
  expect(await within(dialog).findByText('This is not your password.')).toBeTruthy();
  await user.clear(password);
  await user.type(password, `${PASSWORD}{Enter}`);
  expect(await screen.findByText(`This account is offered to ${JONAS}`)).toBeTruthy();
  expect(api.ownershipOfferCreate.mock.lastCall?.[0].input).toEqual({ personId: 'per_2', password: PASSWORD });
  expect(screen.queryByRole('button', { name: /^Hand over the account/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
  expect(await screen.findByRole('button', { name: /^Hand over the account/ })).toBeTruthy();
});

const received = [
  {
    offerId: 'own_1',
    accountId: 'acc_2',
    accountLabel: 'northlight',
    ownerEmail: 'anna@northlight.example',
    createdAt: '2026-11-20T10:00:00Z',
    expiresAt: '2026-11-27T10:00:00Z',
  },
];

test('a member takes an account over with their own password, and is led into it', async () => {
  const api = anApi(EDITOR, received);
  const { user, onTaken } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Take over the account northlight' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take over the account northlight?' });
  expect(dialog.textContent).toContain('anna@northlight.example becomes an editor.');
  await user.type(within(dialog).getByLabelText('Your password'), 'wrong{Enter}');
  expect(await within(dialog).findByText('This is not your password.')).toBeTruthy();
  expect(onTaken).not.toHaveBeenCalled();
  await user.clear(within(dialog).getByLabelText('Your password'));
  await user.type(within(dialog).getByLabelText('Your password'), PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('You now own the account northlight')).toBeTruthy();
  expect(onTaken).toHaveBeenCalledWith({ id: 'acc_2', username: 'northlight' });
});

test('or declines it, without a question', async () => {
  const api = anApi(EDITOR, received);
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Decline the account northlight' }));
  expect(await screen.findByText('Offer declined')).toBeTruthy();
  expect(api.ownershipOfferDecline).toHaveBeenCalledTimes(1);
});
