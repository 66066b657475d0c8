import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient } from '../../test-kit/api.ts';
import type { ReceivedTeamInvitation } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aRoot } from '../../test-kit/world.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

const INVITATION = {
  invitationId: 'inv_1',
  accountUsername: 'northlight',
  email: 'luca@fieldworks.example',
  role: 'VIEWER',
  appCount: 2,
  state: 'PENDING',
  expiresAt: '2026-11-27T10:00:00Z',
} as const satisfies Given<ReceivedTeamInvitation>;

interface Situation {
  invitation?: Given<ReceivedTeamInvitation> | null;
  /** Whose session it is. */
  as?: 'nobody' | 'the invited person' | 'somebody else' | 'somebody without a username';
  isRefused?: boolean;
}

async function open({ invitation = INVITATION, as = 'the invited person', isRefused = false }: Situation = {}) {
  const [onAccepted, onUnfinished, onLoggedOut] = [vi.fn(), vi.fn(), vi.fn()];
  const teamInvitationAccept = vi.fn(() =>
    isRefused
      ? { accountId: null, userErrors: [refusal('TEAM_FULL', 'A team has at most 100 members.')] }
      : { accountId: 'acc_1', userErrors: [] },
  );
  const teamInvitationDecline = vi.fn(() => ({ isDeclined: true, userErrors: [] }));
  let isSignedIn = as !== 'nobody';
  const sessionDelete = vi.fn(() => {
    isSignedIn = false;
    return { userErrors: [] };
  });
  const viewer = () =>
    isSignedIn
      ? {
          person: {
            email: as === 'somebody else' ? 'eve@launchyard.example' : INVITATION.email,
            username: as === 'somebody without a username' ? null : 'luca_f',
          },
          teamInvitations: as === 'somebody else' ? [] : [INVITATION],
        }
      : null;
  const changes = { teamInvitationAccept, teamInvitationDecline, sessionDelete };
  const client = testClient(aRoot({}, { ...changes, viewer, teamInvitation: invitation }));
  const element = (
    <InvitationScreen
      mark="Launchyard"
      tagline=""
      taglineHint=""
      token="lyi_x"
      signInAddress="/signin?redirect=%2Finvitation"
      signUpAddress="/signup?redirect=%2Finvitation"
      onAccepted={onAccepted}
      onUnfinished={onUnfinished}
      onLoggedOut={onLoggedOut}
    />
  );
  const { user } = await renderRoutes([{ path: '/invitation', element }], '/invitation', client);
  return { user, onAccepted, onUnfinished, onLoggedOut, ...changes };
}

test('the invited person sees what it means, and accepts', async () => {
  const { user, onAccepted } = await open();
  await screen.findByRole('heading', { name: 'Join the team of northlight' });
  expect(screen.getByText(/Limited to 2 applications\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledWith({ id: 'acc_1', username: 'northlight' }));
});

test('a refusal is shown, and the answer can be given again', async () => {
  const { user, onAccepted } = await open({ isRefused: true });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('A team has at most 100 members.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(onAccepted).not.toHaveBeenCalled();
});

test('somebody without a username chooses one first', async () => {
  const { onUnfinished } = await open({ as: 'somebody without a username' });
  await vi.waitFor(() => expect(onUnfinished).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('declining needs nothing else', async () => {
  const { user, teamInvitationDecline } = await open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await screen.findByRole('heading', { name: 'You declined the invitation' });
  expect(teamInvitationDecline).toHaveBeenCalledOnce();
});

test('somebody else can only log out, and then answer as the invited person', async () => {
  const { user, onLoggedOut } = await open({ as: 'somebody else' });
  await screen.findByText('You are signed in as eve@launchyard.example. Only the invited person can answer.');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out and answer as somebody else' }));
  expect(await screen.findByRole('button', { name: 'Create an account' })).toBeTruthy();
  expect(onLoggedOut).toHaveBeenCalledOnce();
});

test.each([
  ['answered or withdrawn', null, 'This invitation can’t be opened'],
  ['expired', { ...INVITATION, state: 'EXPIRED' } as const, 'This invitation has expired'],
])('an invitation that was %s cannot be answered', async (_, invitation, words) => {
  await open({ invitation, as: 'nobody' });
  await screen.findByRole('heading', { name: words });
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
});
