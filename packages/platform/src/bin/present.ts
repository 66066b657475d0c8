import type { z } from 'zod';
import type { binItem } from '@launchyard/contract/bin';
import { binnedUntil } from '@launchyard/domain/bin';
import { formatId } from '@launchyard/domain/kit';
import { instant } from '../kit/present.ts';
import type { BinItemRow } from '../tables/bin.ts';

export function presentBinItem(row: BinItemRow): z.input<typeof binItem> {
  return {
    id: formatId('binItem', row.id),
    kind: row.kind,
    subjectId: formatId(row.kind, row.subjectId),
    name: row.name,
    sizeBytes: row.sizeBytes,
    deletedAt: instant(row.deletedAt),
    deletedBy: row.deletedBy,
    expiresAt: instant(binnedUntil(row.deletedAt)),
  };
}
