import { eq } from 'drizzle-orm';
import type { Prune, Removal } from '../kit/area.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { transfers } from '../tables/transfers.ts';
import { removeParts } from './remove-parts.ts';

const AT_ONCE = 100;

/** All that was ever sent, whatever its kind, after what refers to it. */
export const removeTransfers: Removal<{ stores: Stores }> = ({ id }, { stores }) => [removeEach(id, stores)];

/** What is stored before the row that names it. */
const removeEach =
  (accountId: string, stores: Stores): Prune =>
  async ({ database }) => {
    for (;;) {
      const some = await database.sql
        .select({ id: transfers.id })
        .from(transfers)
        .where(eq(transfers.accountId, accountId))
        .limit(AT_ONCE);
      if (some.length === 0) return;
      for (const { id } of some) {
        await removeParts({ database, stores }, id);
        await database.sql.delete(transfers).where(eq(transfers.id, id));
      }
    }
  };
