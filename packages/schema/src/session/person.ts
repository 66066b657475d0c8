import { personGet, type KnownPerson } from '@launchyard/contract/session';
import type { PersonRole as Role } from '@launchyard/domain/access';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import type { Scope } from '../kit/scope.ts';
import { AccountType } from './account.ts';

const PersonRole = builder.enumType('PersonRole', {
  description: 'The role of a person.',
  values: {
    CUSTOMER: { value: 'customer', description: 'A customer or a member of a customer’s team.' },
    SUPPORT: {
      value: 'support',
      description: 'Support staff, who may read an account within a case that they open for it.',
    },
    ADMIN: { value: 'admin', description: 'An administrator, with all rights of support.' },
  } as const satisfies Record<Uppercase<Role>, { value: Role; description: string }>,
});

export const PersonType = builder.objectRef<KnownPerson>('Person').implement({
  description: 'A person who can sign in.',
  interfaces: [Node],
  fields: (t) => ({
    username: t.exposeString('username', {
      nullable: true,
      description: 'The name of their own account. Null until they have finished their profile.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description:
        'The e-mail address that they sign in with. Null for everyone but them and support, including members of their team.',
    }),
    role: t.expose('role', {
      type: PersonRole,
      nullable: true,
      description: 'Whether they are a customer, support or an administrator. Null for everyone but them and support.',
    }),
  }),
});

const people = batched<string, KnownPerson>(
  async (context, account, personIds) => (await read(context, personGet, { personIds }, account)).people,
);

const loadPerson = (context: Context, { id: account }: Scope, id: string): Promise<KnownPerson | null> =>
  people(context, account, askableId('person', id));

foundById('person', { typeName: 'Person', load: loadPerson });

builder.objectField(AccountType, 'owner', (t) =>
  t.field({
    type: PersonType,
    nullable: true,
    description:
      'The owner of the account. Their e-mail address and role are visible to themselves and to support only. Null when the service does not respond.',
    resolve: (account, _arguments, context) => loadPerson(context, account, account.ownerId),
  }),
);
