import type { z } from 'zod';
import type { bill } from '@launchyard/contract/billing';
import type { Bill } from '@launchyard/domain/plans';
import { instant } from '../kit/present.ts';

export const presentBill = ({ dueAt, lines, taxCents, totalCents }: Bill): z.input<typeof bill> => ({
  dueAt: instant(dueAt),
  lines: lines.map((line) => ({ ...line, startsAt: instant(line.startsAt), endsAt: instant(line.endsAt) })),
  taxCents,
  totalCents,
});
