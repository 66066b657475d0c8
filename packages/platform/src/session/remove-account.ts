import { eq } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import type { Tx } from '../kit/database.ts';
import { removeRows } from '../kit/prune.ts';
import { knownDevices, passwordResets, signUps } from '../tables/session.ts';

/** Links to reset the password of a person (a UUID) stop working. */
export async function forgetResets(tx: Tx, personId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.personId, personId));
}

/** How somebody signed in and up. */
export const removeSignIns: Removal = ({ person }) =>
  person
    ? [
        removeRows(knownDevices, () => eq(knownDevices.personId, person.id)),
        removeRows(passwordResets, () => eq(passwordResets.personId, person.id)),
        removeRows(signUps, () => eq(signUps.email, person.email)),
      ]
    : [];
