import { eq } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { binItems } from '../tables/bin.ts';

/** After the things that are in it. */
export const removeBin: Removal = ({ id }) => [removeRows(binItems, () => eq(binItems.accountId, id))];
