import type { CallReply } from '@launchyard/contract/kit';
import { storageStatus } from '@launchyard/contract/plans';
import { availableBytes, CRITICAL_PERCENT, storageBar } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';

const StorageUsage = builder.objectRef<CallReply<typeof storageStatus>>('StorageUsage').implement({
  description: 'The storage usage of an account.',
  fields: (t) => ({
    usedBytes: t.expose('usedBytes', { type: 'Bytes', description: 'The used storage in bytes.' }),
    reservedBytes: t.expose('reservedBytes', {
      type: 'Bytes',
      description: 'The storage reserved by unfinished uploads, in bytes. Released when they are cancelled or expire.',
    }),
    totalBytes: t.expose('totalBytes', { type: 'Bytes', description: 'The storage limit in bytes.' }),
    purchasedBytes: t.expose('purchasedBytes', {
      type: 'Bytes',
      description: 'The purchased part of the limit, in bytes.',
    }),
    availableBytes: t.field({
      type: 'Bytes',
      description: 'The free storage in bytes. 0 when the limit is exceeded.',
      resolve: availableBytes,
    }),
    usedPercent: t.float({
      description: 'The used and reserved share of the limit, in percent. Above 100 when the limit is exceeded.',
      resolve: (usage) => storageBar(usage).percent,
    }),
    isCritical: t.boolean({
      description: `Whether more than ${CRITICAL_PERCENT} percent is used or reserved: the bar of the panel is red.`,
      resolve: (usage) => storageBar(usage).isCritical,
    }),
  }),
});

builder.objectField(AccountType, 'storage', (t) =>
  t.field({
    type: StorageUsage,
    nullable: true,
    description: 'How much storage the account uses. Null when the plans service does not respond.',
    resolve: ({ id }, _arguments, context) => read(context, storageStatus, {}, id),
  }),
);
