import { invoiceGet, invoiceList, type Invoice as InvoiceShape } from '@launchyard/contract/billing';
import { may } from '@launchyard/domain/access';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { owned, ownedOrNull, type Owned } from '../kit/scope.ts';
import { BillType } from '../plans/bill.ts';
import { AccountType } from '../session/account.ts';

const InvoiceReason = builder.enumType('InvoiceReason', {
  description: 'What an invoice was issued for.',
  values: {
    START: { value: 'start', description: 'A plan was bought.' },
    CHANGE: { value: 'change', description: 'A plan was changed.' },
    RENEWAL: { value: 'renewal', description: 'A new month of a plan began.' },
  } as const satisfies Record<string, { value: InvoiceShape['reason']; description: string }>,
});

const InvoiceState = builder.enumType('InvoiceState', {
  description: 'Whether an invoice is paid.',
  values: {
    OPEN: { value: 'open', description: 'It is not paid yet. The card is tried again.' },
    PAID: { value: 'paid', description: 'It is paid.' },
    UNCOLLECTIBLE: { value: 'uncollectible', description: 'It was never paid, and its plan ended.' },
  } as const satisfies Record<string, { value: InvoiceShape['state']; description: string }>,
});

export type Invoice = Owned<InvoiceShape>;

export const InvoiceType = builder.objectRef<Invoice>('Invoice').implement({
  description: 'An invoice. Its bill never changes.',
  interfaces: [Node],
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number. Numbers have no gaps.' }),
    reason: t.expose('reason', { type: InvoiceReason, description: 'What it was issued for.' }),
    state: t.expose('state', { type: InvoiceState, description: 'Whether it is paid.' }),
    bill: t.expose('bill', { type: BillType, description: 'What is due, when, and what for.' }),
    createdAt: t.expose('issuedAt', { type: 'DateTime', description: 'When it was issued.' }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paid. Null when it is not.',
    }),
    declineText: t.exposeString('declineText', {
      nullable: true,
      description: 'Why the card was declined the last time, and what to do. Null when it was not.',
    }),
    triesAgainAt: t.expose('nextTryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the card is tried next. Null when it is not.',
    }),
    viewerCanPay: t.boolean({
      description: 'Whether the caller may pay it now.',
      resolve: ({ account, state }) => state === 'open' && may(account.grant, 'billing.manage'),
    }),
  }),
});

const InvoiceConnection = connectionType<Invoice>(InvoiceType, 'invoices');

const InvoiceFilter = builder.enumType('InvoiceFilter', {
  description: 'Which invoices to list.',
  values: {
    OPEN: { value: 'open', description: 'Those that are not paid.' },
    PAID: { value: 'paid', description: 'Those that are paid.' },
  } as const,
});

builder.objectField(AccountType, 'invoices', (t) =>
  t.field({
    type: InvoiceConnection,
    nullable: true,
    description:
      'Its invoices, newest first; those of zero are left out. Null when the billing service does not respond.',
    args: {
      ...pageArguments,
      state: t.arg({ type: InvoiceFilter, description: 'Only these. Omit for all.' }),
    },
    resolve: async (account, { state, ...args }, context) =>
      asConnection(
        await read(context, invoiceList, { ...pageInput(args), state: state ?? undefined }, account.id),
        (row) => owned(account, row),
      ),
  }),
);

const invoices = batched<string, InvoiceShape>(
  async (context, account, invoiceIds) => (await read(context, invoiceGet, { invoiceIds }, account)).invoices,
);

foundById('invoice', {
  typeName: 'Invoice',
  load: async (context, scope, id) => ownedOrNull(scope, await invoices(context, scope.id, askableId('invoice', id))),
});
