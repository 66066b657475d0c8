import { eq } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { assets } from '../tables/assets.ts';

/** The files are removed with the transfers. */
export const removeLibrary: Removal = ({ id }) => [removeRows(assets, () => eq(assets.accountId, id))];
