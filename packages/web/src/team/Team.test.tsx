import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, refusal, testClient, type TestRoot } from '../test-kit/api.ts';
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
  viewerCanOfferOwnership: true,
  viewerCanReadTeam: true,
  viewerCanReadAuditLog: true,
};

/** The services behind the page. */
function anApi(
  given: Given<TeamMember>[] = [aMember()],
  account: Given<Account> = {},
  viewer: Given<Viewer> = {},
  root: TestRoot = {},
) {
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
    owner: { personId: 'per_1', username: 'nora', email: 'nora@northlight.example' },
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
    ownershipOffer: null,
  });
  const fields = { ...OWNER, team, apps: aConnection([anApp()]), ...account };
  const asks = { teamInvitations: [], ownershipOffers: [], ...viewer };
  return { ...changes, client: testClient(aRoot(fields, { ...changes, ...root }, asks)) };
}

async function open(api: ReturnType<typeof anApi>) {
  const onLeft = vi.fn();
  const element = <Team auditAddress="/team/audit-log" onLeft={onLeft} onTaken={vi.fn()} />;
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
  const question = await screen.findByRole('dialog', { name: 'Invite luca@fieldworks.example as an editor?' });
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

test('the row of the owner says so once', async () => {
  await open(anApi());
  const row = await screen.findByRole('row', { name: /you/ });
  expect(within(row).getAllByText('Owner')).toHaveLength(1);
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

test('several people are invited at once, and who was not is named with the reason and stays in the field', async () => {
  const api = anApi();
  const { user } = await open(api);
  const field = await screen.findByRole('textbox', { name: 'Invite by e-mail' });
  await user.click(field);
  await user.paste('luca@fieldworks.example, jonas@northlight.example\nmara@fieldworks.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const question = await screen.findByRole('dialog', { name: 'Invite 3 people, each as an editor?' });
  expect(within(question).getByText(/luca@fieldworks.example, jonas@northlight.example/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Invite' }));
  const missed = (await screen.findByText('1 of 3 people not invited')).closest('[role=alert]');
  expect(missed?.textContent).toContain('jonas@northlight.example: Please provide a valid email to invite');
  expect(field).toHaveProperty('value', 'jonas@northlight.example');
  for (const email of ['luca', 'mara']) {
    expect(await screen.findByRole('row', { name: new RegExp(`${email}@fieldworks`) })).toBeTruthy();
  }
});

test('of several addresses the wrong ones are named before any request, and Enter invites', async () => {
  const api = anApi();
  const { user } = await open(api);
  await user.type(await screen.findByRole('textbox', { name: 'Invite by e-mail' }), 'luca mara@x.example{Enter}');
  expect(await screen.findByText('Please provide a valid email to invite: luca')).toBeTruthy();
  expect(api.teamInvitationCreate).not.toHaveBeenCalled();
});

test('once the line is down, the others are not tried', async () => {
  const asked = vi.fn(() => fault('UPSTREAM_UNAVAILABLE'));
  const { user } = await open(anApi([], {}, {}, { teamInvitationCreate: asked }));
  await user.type(await screen.findByRole('textbox', { name: 'Invite by e-mail' }), 'a@x.example b@x.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('2 of 2 people not invited')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

test('a team of more than ten is searched by name and address', async () => {
  const many = Array.from({ length: 11 }, (_, n) =>
    aMember({ personId: `per_${n + 10}`, username: `user${n}`, email: `somebody${n}@northlight.example` }),
  );
  const { user } = await open(anApi(many));
  await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'USER7');
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /somebody8@/ })).toBeNull());
  expect(screen.getByRole('row', { name: /somebody7@/ })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'x');
  expect(await screen.findByText('No results for “USER7x”')).toBeTruthy();
});

test('a small team has no search', async () => {
  await open(anApi());
  await screen.findByRole('row', { name: /jonas@/ });
  expect(screen.queryByRole('searchbox')).toBeNull();
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
    viewerCanOfferOwnership: false,
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

test('a finance member sees who owns the account, and who else is in it', async () => {
  const owner = { personId: 'per_3', username: 'anna', email: 'anna@northlight.example' };
  const self = aMember({ personId: 'per_1', email: 'nora@northlight.example', role: 'FINANCE' });
  await open(
    anApi([self], {
      viewerRole: 'FINANCE',
      viewerStanding: 'MEMBER',
      viewerCanManageTeam: false,
      viewerCanOfferOwnership: false,
      team: { owner, members: [self], invitations: [], ownershipOffer: null },
    }),
  );
  expect(screen.getByText('You act in the account of northlight, as a finance member.')).toBeTruthy();
  const row = await screen.findByRole('row', { name: /anna@northlight.example/ });
  expect(within(row).getByText('Owner')).toBeTruthy();
  expect(within(row).queryByText('you')).toBeNull();
  expect(within(screen.getByRole('row', { name: /nora@/ })).getByText('you')).toBeTruthy();
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
