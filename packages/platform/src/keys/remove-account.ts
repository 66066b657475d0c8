import { eq } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { apiKeys } from '../tables/keys.ts';

/** Tokens for GraphiQL go with their keys. */
export const removeKeys: Removal = ({ id }) => [removeRows(apiKeys, () => eq(apiKeys.accountId, id))];
