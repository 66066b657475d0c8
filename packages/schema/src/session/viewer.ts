import type { CallReply } from '@launchyard/contract/kit';
import { sessionState } from '@launchyard/contract/session';
import { mayLookUpAccounts, type PersonRole as Role } from '@launchyard/domain/access';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { AccountStanding, AccountType } from './account.ts';

export type Viewer = CallReply<typeof sessionState>;

/** Who is asking. Null when nobody is; throws UNAUTHENTICATED when a credential was sent that is not valid any more. */
export async function findViewer(context: Context): Promise<Viewer | null> {
  return context.upstream.hasCredential ? read(context, sessionState, {}) : null;
}

const CredentialKind = builder.enumType('CredentialKind', {
  description: 'How the caller is authenticated.',
  values: {
    SESSION: { value: 'session', description: 'A person who signed in with a browser.' },
    API_KEY: { value: 'key', description: 'A program that sent an API key.' },
  } as const satisfies Record<string, { value: Viewer['credential']; description: string }>,
});

const PersonRole = builder.enumType('PersonRole', {
  description: 'The role of a person.',
  values: {
    CUSTOMER: { value: 'customer', description: 'A customer or a member of a customer’s team.' },
    SUPPORT: { value: 'support', description: 'A support colleague, who may look into any account.' },
    ADMIN: { value: 'admin', description: 'An administrator, who may do what support may.' },
  } as const satisfies Record<Uppercase<Role>, { value: Role; description: string }>,
});

const Person = builder.objectRef<Viewer['person']>('Person').implement({
  description: 'A person who can sign in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the person, `per_…`.' }),
    email: t.exposeString('email', { description: 'The e-mail address that they sign in with.' }),
    username: t.exposeString('username', { description: 'The name of their own account.' }),
    role: t.expose('role', {
      type: PersonRole,
      description: 'Whether they are a customer, support or an administrator.',
    }),
  }),
});

const AccountChoice = builder.objectRef<Viewer['accounts'][number]>('AccountChoice').implement({
  description: 'An account that the person can act in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the account: name it in the `X-Account` header to act in it.' }),
    username: t.exposeString('username', { description: 'The name of the account.' }),
    standing: t.expose('standing', {
      type: AccountStanding,
      description: 'Whether it is their own, or they are in its team.',
    }),
  }),
});

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The caller.',
  fields: (t) => ({
    credential: t.expose('credential', {
      type: CredentialKind,
      description: 'Whether the caller is a signed-in person or an API key.',
    }),
    person: t.expose('person', { type: Person, description: 'The signed-in person, or the owner of the key.' }),
    account: t.expose('account', { type: AccountType, description: 'The account that this request acts in.' }),
    accounts: t.expose('accounts', {
      type: [AccountChoice],
      description: 'The accounts that the person may act in, their own first.',
    }),
    viewerCanLookUpAccounts: t.boolean({
      description: 'Whether the caller may look into any account with `account(by:)`.',
      resolve: ({ account }) => mayLookUpAccounts(account.grant),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: 'The caller and the account that they act in. Null when nobody is signed in.',
    resolve: (_root, _arguments, context) => findViewer(context),
  }),
);
