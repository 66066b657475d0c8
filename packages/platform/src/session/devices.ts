import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { DEVICE_DAYS, DEVICES_PER_PERSON } from '@launchyard/domain/session';
import { hasEmail } from '../accounts/by-email.ts';
import { isAmong } from '../kit/among.ts';
import { DAY_SECONDS, secondsAfter, secondsBefore } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { hashToken, makeToken, readToken } from '../kit/tokens.ts';
import { people } from '../tables/accounts.ts';
import { knownDevices } from '../tables/session.ts';

/** The device token of a request, valid or not. */
type Given = { device: string | undefined };

/**
 * The UUID of a device that is known for the person with this e-mail address; null if that person never signed in on
 * it.
 */
export async function findDevice(sql: Sql, now: Date, email: string, { device }: Given): Promise<string | null> {
  if (device === undefined || readToken(device) !== 'device') return null;
  const isIt = and(
    eq(knownDevices.tokenHash, hashToken(device)),
    gt(knownDevices.lastUsedAt, secondsBefore(now, DEVICE_DAYS * DAY_SECONDS)),
  );
  const [known] = await sql
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(people, eq(people.id, knownDevices.personId))
    .where(and(isIt, hasEmail(email)));
  return known?.id ?? null;
}

/**
 * Remembers the device for a person (a UUID) who signed in on it. Its token changes, for everybody who signed in there.
 */
export async function knowDevice(tx: Tx, now: Date, personId: string, { device }: Given) {
  const token = makeToken('device');
  const tokenHash = hashToken(token);
  if (device !== undefined && readToken(device) === 'device') {
    await tx
      .update(knownDevices)
      .set({ tokenHash })
      .where(eq(knownDevices.tokenHash, hashToken(device)));
  }
  await tx
    .insert(knownDevices)
    .values({ tokenHash, personId, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.personId], set: { lastUsedAt: now } });
  const mine = eq(knownDevices.personId, personId);
  const older = tx.select({ id: knownDevices.id }).from(knownDevices).where(mine);
  const tooMany = older.orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id)).offset(DEVICES_PER_PERSON);
  await tx.delete(knownDevices).where(isAmong(knownDevices.id, tooMany));
  return { token, expiresAt: secondsAfter(now, DEVICE_DAYS * DAY_SECONDS) };
}

/** Forgets the devices of a person (a UUID), except the current one. */
export async function forgetDevices(tx: Tx, personId: string, { device }: Given): Promise<void> {
  const others = device === undefined ? undefined : ne(knownDevices.tokenHash, hashToken(device));
  await tx.delete(knownDevices).where(and(eq(knownDevices.personId, personId), others));
}
