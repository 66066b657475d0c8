import { accountGet } from '@launchyard/contract/session';
import type { CallReply } from '@launchyard/contract/kit';
import {
  may,
  mayForSome,
  ROLE_TEXTS,
  standingOf,
  type AccountRole as Role,
  type Standing,
} from '@launchyard/domain/access';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { foundById, Node } from '../kit/node.ts';

export type Account = CallReply<typeof accountGet>['account'];

/**
 * The account that the request acts in. A mutation asks before it changes anything, so that it can show what it made: asked afterwards,
 * a service that fails in between would hide a change that was made.
 */
export async function actingAccount(context: Context): Promise<Account> {
  return (await read(context, accountGet, {})).account;
}

export const AccountRole = builder.enumType('AccountRole', {
  description: 'What a person may do in an account.',
  values: {
    OWNER: { value: 'owner', description: ROLE_TEXTS.owner },
    EDITOR: { value: 'editor', description: ROLE_TEXTS.editor },
    FINANCE: { value: 'finance', description: ROLE_TEXTS.finance },
    VIEWER: { value: 'viewer', description: ROLE_TEXTS.viewer },
  } as const satisfies Record<Uppercase<Role>, { value: Role; description: string }>,
});

export const AccountStanding = builder.enumType('AccountStanding', {
  description: 'The relationship of a caller to an account.',
  values: {
    OWNER: { value: 'owner', description: 'It is their own account.' },
    MEMBER: { value: 'member', description: "They were invited to the owner's team." },
    KEY: { value: 'key', description: 'A program that holds an API key of the account.' },
    SUPPORT: {
      value: 'support',
      description: 'Support staff within an open case: read-only access to everything.',
    },
  } as const satisfies Record<Uppercase<Standing>, { value: Standing; description: string }>,
});

/**
 * Everything that belongs to a customer hangs here; each area adds its fields. They ask the services for `account.id`, so the panel, a
 * program and support run the same resolvers.
 */
export const AccountType = builder.objectRef<Account>('Account').implement({
  description:
    'A customer account and everything in it. A field is null when the service behind it does not respond; the response then has an error for the field.',
  interfaces: [Node],
  fields: (t) => ({
    username: t.exposeString('username', {
      nullable: true,
      description:
        'The name of the account, as it appears in its streaming links. Null until its owner has finished their profile; it has no links before.',
    }),
    label: t.exposeString('label', {
      description: 'The name to show: the username, or the e-mail address of the owner while there is none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was opened.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description:
        'When version control or pay-per-launch was last switched, the demo application deleted, or the account renamed or restored. The same as `createdAt` until then. What is in the account has times of its own.',
    }),
    viewerStanding: t.field({
      type: AccountStanding,
      description: 'The relationship of the caller to this account.',
      resolve: ({ grant }) => standingOf(grant),
    }),
    viewerRole: t.field({
      type: AccountRole,
      description:
        'The role of the caller in this account; of an API key, the role of who made it. Support looks in as a viewer who also sees the team and the audit log.',
      resolve: ({ grant }) => grant.role,
    }),
    hasVersionControl: t.exposeBoolean('hasVersionControl', {
      description:
        'Whether every version is kept. If not, the version behind Latest moves to the bin as soon as a new one passes its test.',
    }),
    isPayPerLaunch: t.exposeBoolean('isPayPerLaunch', {
      description: 'Whether its links begin with the pay-per-launch address.',
    }),
    viewerCanSetVersionControl: t.boolean({
      description: 'Whether the caller may switch version control on and off.',
      resolve: ({ grant }) => may(grant, 'versionControl.set'),
    }),
    viewerCanUpload: t.boolean({
      description:
        'Whether the caller may upload builds of new applications to this account. For an existing application see `App.viewerCanUpload`.',
      resolve: ({ grant }) => may(grant, 'uploads.write'),
    }),
    viewerCanChangeLinks: t.boolean({
      description:
        'Whether the caller may create and delete links of this account, for the applications that they may read.',
      resolve: ({ grant }) => mayForSome(grant, 'links.write'),
    }),
  }),
});

foundById('account', {
  typeName: 'Account',
  load: (_context, account, id) => Promise.resolve(id === account.id ? account : null),
});
