import { invoicePay } from '@launchyard/contract/billing';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { InvoiceType, type Invoice } from './invoice.ts';

const InvoicePayInput = builder.inputType('InvoicePayInput', {
  description: 'An invoice to be paid.',
  fields: (t) => ({
    invoiceId: t.id({ required: true, description: 'Its id, `ivc_…`.' }),
  }),
});

const InvoicePayPayload = payloadType<{ invoice: Invoice }>(
  'InvoicePayPayload',
  'The result of paying an invoice.',
  (t) => ({
    invoice: t.field({
      type: InvoiceType,
      nullable: true,
      description: 'The invoice, paid. Null if refused.',
      resolve: ({ reply }) => reply?.invoice,
    }),
  }),
);

builder.mutationField('invoicePay', (t) =>
  t.field({
    nullable: true,
    type: InvoicePayPayload,
    description: 'Charges the card for an invoice that is not paid, now. Only the owner may, signed in.',
    args: { input: t.arg({ type: InvoicePayInput, required: true, description: 'The invoice.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const question = { invoiceId: askableId('invoice', input.invoiceId) };
      const { reply, refusals } = await write(context, invoicePay, question);
      return { reply: reply && { invoice: owned(account, reply.invoice) }, refusals };
    },
  }),
);
