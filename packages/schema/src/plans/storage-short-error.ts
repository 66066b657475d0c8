import type { Violation } from '@launchyard/domain/kit';
import { formatShortfall, storageShort } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { tellsFigures, UserError } from '../kit/user-errors.ts';

builder.objectRef<Violation>('StorageShortError').implement({
  description: 'The build does not fit into the storage of the account. Delete something or buy storage.',
  interfaces: [UserError],
  fields: (t) => ({
    missingBytes: t.field({
      type: 'Bytes',
      description: 'How much storage is missing, in bytes.',
      resolve: missingBytes,
    }),
    missingGigabytes: t.string({
      description: 'The same in GB with three decimals, rounded up, as the panel shows it.',
      resolve: (violation) => formatShortfall(missingBytes(violation)),
    }),
  }),
});

tellsFigures(storageShort(0).code, 'StorageShortError');

/** Without a figure, the smallest possible amount is reported. */
const missingBytes = ({ figures }: Violation): number =>
  figures?.['missingBytes'] ?? storageShort(0).figures?.['missingBytes'] ?? 0;
