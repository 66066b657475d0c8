import type { CallReply } from '@launchyard/contract/kit';
import { sessionState } from '@launchyard/contract/session';
import { mayLookUpAccounts } from '@launchyard/domain/access';
import { MOST_ACCOUNTS_OF_A_PERSON } from '@launchyard/domain/support';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { costs } from '../kit/cost.ts';
import { AccountType } from './account.ts';
import { PersonType } from './person.ts';

export type Viewer = CallReply<typeof sessionState>;

/** The caller, or null without a credential. Throws UNAUTHENTICATED for an invalid one. */
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

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The caller.',
  fields: (t) => ({
    credential: t.expose('credential', {
      type: CredentialKind,
      description: 'Whether the caller is a signed-in person or an API key.',
    }),
    person: t.expose('person', { type: PersonType, description: 'The signed-in person, or the owner of the key.' }),
    account: t.expose('account', { type: AccountType, description: 'The account that this request acts in.' }),
    accounts: t.expose('accounts', {
      type: [AccountType],
      description: `The accounts that the caller may act in, their own first, at most ${MOST_ACCOUNTS_OF_A_PERSON}. Send the id of one in the \`X-Account\` header to act in it. Each has the caller’s rights in that account. An API key acts in one account only.`,
      extensions: costs({ items: MOST_ACCOUNTS_OF_A_PERSON }),
    }),
    viewerCanLookUpAccounts: t.boolean({
      description:
        'Whether the caller is support staff, who may open a case for any account and read it within the case.',
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
