import type { CallReply } from '@launchyard/contract/kit';
import { storageStatus } from '@launchyard/contract/plans';
import { availableBytes, storageBar } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';

const StorageUsage = builder.objectRef<CallReply<typeof storageStatus>>('StorageUsage').implement({
  description: 'How much an account stores and how much it may store.',
  fields: (t) => ({
    usedBytes: t.expose('usedBytes', { type: 'Bytes', description: 'What the builds of the account take, in bytes.' }),
    reservedBytes: t.expose('reservedBytes', {
      type: 'Bytes',
      description:
        'What uploads that still receive parts hold, in bytes. It is given back when they are cancelled or expire.',
    }),
    totalBytes: t.expose('totalBytes', { type: 'Bytes', description: 'What the account may store in all, in bytes.' }),
    purchasedBytes: t.expose('purchasedBytes', {
      type: 'Bytes',
      description: 'The share of the total that was bought on top of the free storage, in bytes.',
    }),
    availableBytes: t.field({
      type: 'Bytes',
      description: 'What is neither used nor held, in bytes; 0 when more is stored than may be.',
      resolve: availableBytes,
    }),
    usedPercent: t.float({
      description:
        'The share of the total that is used or reserved, in percent: the bar of the panel. Above 100 when more is stored than may be.',
      resolve: (usage) => storageBar(usage).percent,
    }),
    isCritical: t.boolean({
      description: 'Whether more than 90 percent is used or reserved: the bar of the panel is red.',
      resolve: (usage) => storageBar(usage).isCritical,
    }),
  }),
});

builder.objectField(AccountType, 'storage', (t) =>
  t.field({
    type: StorageUsage,
    nullable: true,
    description: 'How much of its storage the account uses. Null when the plans service does not answer.',
    resolve: ({ id }, _arguments, context) => read(context, storageStatus, {}, id),
  }),
);
