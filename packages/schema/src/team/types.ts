import type {
  ReceivedInvitation,
  TeamInvitation as Invitation,
  TeamMember as Member,
  TeamOwner as Owner,
} from '@launchyard/contract/team';
import { ROLE_TEXTS, type MemberRole as Role } from '@launchyard/domain/access';
import { INVITATION_DAYS, MAX_MEMBER_APPS, type InvitationState } from '@launchyard/domain/team';
import { builder } from '../kit/builder.ts';
import { costs } from '../kit/cost.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';
import { AppType } from '../apps/app.ts';
import { loadApp } from '../apps/loader.ts';

export const MemberRole = builder.enumType('MemberRole', {
  description: 'What a member may do in the account. What only its owner may do is not among it.',
  values: {
    EDITOR: { value: 'editor', description: ROLE_TEXTS.editor },
    FINANCE: { value: 'finance', description: ROLE_TEXTS.finance },
    VIEWER: { value: 'viewer', description: ROLE_TEXTS.viewer },
  } as const satisfies Record<Uppercase<Role>, { value: Role; description: string }>,
});

const TeamInvitationState = builder.enumType('TeamInvitationState', {
  description: 'Whether an invitation can be accepted.',
  values: {
    PENDING: { value: 'pending', description: 'It can be accepted.' },
    EXPIRED: { value: 'expired', description: 'It can be accepted only after it has been sent again.' },
  } as const satisfies Record<Uppercase<InvitationState>, { value: InvitationState; description: string }>,
});

/** Most members are limited to no application, and others to a few. */
const USUAL_APPS = 5;

const appsText = (who: string) =>
  `The applications that ${who} limited to, at most ${MAX_MEMBER_APPS}. Null for all of the account. Deleted ones are left out.`;

export const TeamOwner = builder.objectRef<Owner>('TeamOwner').implement({
  description: 'The owner of an account.',
  fields: (t) => ({
    personId: t.exposeID('personId', { description: 'The id of the person, `per_…`.' }),
    username: t.exposeString('username', {
      nullable: true,
      description:
        'The name of their own account, which may be another one. Null until they have finished their profile.',
    }),
    email: t.exposeString('email', { description: 'The e-mail address that they sign in with.' }),
  }),
});

export const TeamMember = builder.objectRef<Owned<Member>>('TeamMember').implement({
  description: 'A person who may act in the account, besides its owner.',
  fields: (t) => ({
    personId: t.exposeID('personId', { description: 'The id of the person, `per_…`.' }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'The name of their own account. Null until they have finished their profile.',
    }),
    email: t.exposeString('email', { description: 'The e-mail address that they sign in with.' }),
    role: t.expose('role', { type: MemberRole, description: 'What they may do in the account.' }),
    apps: t.field({
      type: [AppType],
      nullable: true,
      description: appsText('they are'),
      extensions: costs({ items: USUAL_APPS }),
      resolve: ({ account, appIds }, _arguments, context) => loadApps(context, account, appIds),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they joined.' }),
  }),
});

export const TeamInvitation = builder.objectRef<Owned<Invitation>>('TeamInvitation').implement({
  description: 'An invitation to the team that nobody has answered yet.',
  fields: (t) => ({
    invitationId: t.exposeID('id', { description: 'The id of the invitation, `inv_…`.' }),
    email: t.exposeString('email', { description: 'Who is invited. In lower case.' }),
    role: t.expose('role', { type: MemberRole, description: 'What they may do once they accept.' }),
    apps: t.field({
      type: [AppType],
      nullable: true,
      description: appsText('they would be'),
      extensions: costs({ items: USUAL_APPS }),
      resolve: ({ account, appIds }, _arguments, context) => loadApps(context, account, appIds),
    }),
    state: t.expose('state', { type: TeamInvitationState, description: 'Whether it can be accepted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was last sent.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: `When it expires: ${INVITATION_DAYS} days after it was last sent.`,
    }),
  }),
});

export const ReceivedTeamInvitation = builder.objectRef<ReceivedInvitation>('ReceivedTeamInvitation').implement({
  description: 'An invitation to a team as the invited person sees it.',
  fields: (t) => ({
    invitationId: t.exposeID('id', { description: 'The id of the invitation, `inv_…`.' }),
    accountUsername: t.exposeString('accountUsername', { description: 'The name of the account that invites.' }),
    email: t.exposeString('email', { description: 'The e-mail address that is invited. Only its owner can accept.' }),
    role: t.expose('role', { type: MemberRole, description: 'What they may do once they accept.' }),
    appCount: t.exposeInt('appCount', {
      nullable: true,
      description: 'The number of applications that they would be limited to. Null for all of the account.',
    }),
    state: t.expose('state', { type: TeamInvitationState, description: 'Whether it can be accepted.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
});

async function loadApps(
  context: Parameters<typeof loadApp>[0],
  account: Owned<Member>['account'],
  appIds: string[] | null,
) {
  if (appIds === null) return null;
  const apps = await Promise.all(appIds.map((id) => loadApp(context, account.id, id)));
  return apps.flatMap((app) => ownedOrNull(account, app) ?? []);
}
