import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient } from '../test-kit/api.ts';
import type {
  Account,
  TeamInvitationCreateInput,
  TeamMember,
  TeamMemberUpdateInput,
  Viewer,
} from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../test-kit/world.ts';
import { Team } from './Team.tsx';

const aMember = (fields: Given<TeamMember> = {}): Given<TeamMember> => ({
  personId: 'per_2',
  username: 'jonas',
  email: 'jonas@northlight.example',
  role: 'EDITOR',
  apps: null,
  createdAt: '2026-06-11T10:00:00Z',
  ...fields,
});

const OWNER: Given<Account> = {
  viewerRole: 'OWNER',
  viewerStanding: 'OWNER',
  viewerCanManageTeam: true,
  viewerCanReadTeam: true,
  viewerCanReadAuditLog: true,
};

/** The services behind the page. */
function anApi(given: Given<TeamMember>[] = [aMember()], account: Given<Account> = {}, viewer: Given<Viewer> = {}) {
  let members = given;
  let invitations: string[] = [];
  const teamInvitationCreate = vi.fn(({ input }: { input: TeamInvitationCreateInput }) => {
    if (input.email.startsWith('jonas'))
      return {
        invitation: null,
        userErrors: [refusal('TEAM_EMAIL_UNUSABLE', 'Please provide a valid email to invite', 'email')],
      };
    invitations = [input.email, ...invitations];
    return { invitation: { invitationId: 'inv_1' }, userErrors: [] };
  });
  const teamMemberUpdate = vi.fn(({ input }: { input: TeamMemberUpdateInput }) => {
    members = members.map((each) => ({ ...each, role: input.role }));
    return { member: { personId: input.personId }, userErrors: [] };
  });
  const teamMemberRemove = vi.fn(() => {
    members = [];
    return { isRemoved: true, userErrors: [] };
  });
  const teamLeave = vi.fn(() => ({ hasLeft: true, userErrors: [] }));
  const changes = { teamInvitationCreate, teamMemberUpdate, teamMemberRemove, teamLeave };
  const team = () => ({
    members,
    invitations: invitations.map((email) => ({
      invitationId: 'inv_1',
      email,
      role: 'EDITOR' as const,
      apps: null,
      state: 'PENDING' as const,
      sentAt: '2026-11-20T10:00:00Z',
      expiresAt: '2026-11-27T10:00:00Z',
    })),
  });
  const fields = { ...OWNER, team, apps: aConnection([anApp()]), ...account };
  return { ...changes, client: testClient(aRoot(fields, changes, { teamInvitations: [], ...viewer })) };
}

async function open(api: ReturnType<typeof anApi>) {
  const onLeft = vi.fn();
  const element = <Team auditAddress="/team/audit-log" onLeft={onLeft} />;
  const { user } = await renderRoutes([{ path: '/team', element }], '/team', api.client);
  await screen.findByRole('heading', { name: 'Team' });
  return { user, onLeft };
}

test('the owner invites somebody after a question, and the invitation is listed', async () => {
  const api = anApi([]);
  const { user } = await open(api);
  expect(await screen.findByText('No member')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Invite by e-mail' }), 'luca@fieldworks.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const question = await screen.findByRole('dialog', { name: 'Invite luca@fieldworks.example as editor?' });
  await user.click(within(question).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Member invitation successful')).toBeTruthy();
  expect(api.teamInvitationCreate.mock.calls[0]?.[0].input).toMatchObject({
    email: 'luca@fieldworks.example',
    role: 'EDITOR',
    appIds: null,
  });
  expect(await screen.findByRole('row', { name: /luca@fieldworks.example/ })).toBeTruthy();
  expect(screen.queryByText('No member')).toBeNull();
});

test.each([
  ['what is no address, before any request', 'luca', 0],
  ['somebody who is in the team', 'jonas@northlight.example', 1],
])('%s is refused at the field', async (_, email, requests) => {
  const api = anApi();
  const { user } = await open(api);
  await user.type(await screen.findByRole('textbox', { name: 'Invite by e-mail' }), email);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  if (requests > 0) await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Please provide a valid email to invite')).toBeTruthy();
  expect(api.teamInvitationCreate).toHaveBeenCalledTimes(requests);
});

test('a member’s role is changed, and they are removed after a question', async () => {
  const api = anApi();
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Change jonas@northlight.example' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change jonas@northlight.example' });
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Role' }));
  fireEvent.click(await screen.findByText('Viewer', { selector: '.ant-select-item-option-content' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.getByRole('row', { name: /jonas@/ }).textContent).toContain('Viewer'));
  expect(api.teamMemberUpdate.mock.calls[0]?.[0].input).toMatchObject({ personId: 'per_2', role: 'VIEWER' });
  await user.click(screen.getByRole('button', { name: 'Remove jonas@northlight.example' }));
  const question = await screen.findByRole('dialog', { name: 'Remove jonas@northlight.example from the team?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Member removed successfully')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /jonas@/ })).toBeNull());
});

test('somebody who may not manage the team is told so, sees nobody, and can leave', async () => {
  const account: Given<Account> = {
    viewerRole: 'VIEWER',
    viewerStanding: 'MEMBER',
    viewerCanManageTeam: false,
    viewerCanReadTeam: false,
    viewerCanReadAuditLog: false,
  };
  const api = anApi([aMember()], account);
  const { user, onLeft } = await open(api);
  expect(screen.getByText("You are not the owner of this team. You can't manage the team.")).toBeTruthy();
  expect(screen.queryByText('jonas@northlight.example')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave the team' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave the team' }));
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
});

test('the table says what each role may do', async () => {
  await open(anApi());
  const row = screen.getByRole('row', { name: /^Upload builds/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Yes', 'Yes', 'No', 'No']);
});
