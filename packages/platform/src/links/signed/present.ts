import type { z } from 'zod';
import type { signedLink } from '@launchyard/contract/signed-links';
import { formatId } from '@launchyard/domain/kit';
import { signedLinkState } from '@launchyard/domain/links';
import { instant } from '../../kit/present.ts';
import type { SignedLinkRow } from '../../tables/links.ts';

export const presentSigned = (row: SignedLinkRow, now: Date): z.input<typeof signedLink> => ({
  id: formatId('signedLink', row.id),
  linkId: formatId('streamingLink', row.linkId),
  lastFour: row.lastFour,
  state: signedLinkState(row, now),
  maxUses: row.maxUses,
  uses: row.uses,
  expiresAt: row.expiresAt && instant(row.expiresAt),
  createdAt: instant(row.createdAt),
  createdBy: row.createdBy,
  lastUsedAt: row.lastUsedAt && instant(row.lastUsedAt),
});
