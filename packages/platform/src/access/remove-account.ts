import { eq } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { sessions } from '../tables/access.ts';

/** Codes and tokens go with the sessions that made them. */
export const removeSessions: Removal = ({ person }) =>
  person ? [removeRows(sessions, () => eq(sessions.personId, person.id))] : [];
