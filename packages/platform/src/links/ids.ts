import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LinkKind } from '@launchyard/domain/links';
import type { Tx } from '../kit/database.ts';
import { links, type LinkIds } from '../tables/links.ts';

/** Ids that no link has had. */
export function newIds(kind: LinkKind): LinkIds {
  const sealedId = unguessable(128);
  if (kind === 'streaming') return { sealedId, hostMeetingId: null, guestMeetingId: null };
  return { sealedId, hostMeetingId: unguessable(96), guestMeetingId: unguessable(96) };
}

/** So many random bits, as text for an address. */
const unguessable = (bits: number): string => randomBytes(bits / 8).toString('base64url');

/** Gives links (by UUID) new ids: addresses with the old ones stop opening. */
export async function giveIds(tx: Tx, given: ReadonlyArray<LinkIds & { id: string }>): Promise<void> {
  if (given.length === 0) return;
  // One parameter for each column, however many links there are.
  const column = (name: keyof LinkIds | 'id') => sql.param(given.map((each) => each[name]));
  await tx
    .update(links)
    .set({ sealedId: sql`fresh.sealed`, hostMeetingId: sql`fresh.host`, guestMeetingId: sql`fresh.guest` })
    .from(
      sql`unnest(${column('id')}::uuid[], ${column('sealedId')}::text[], ${column('hostMeetingId')}::text[],
        ${column('guestMeetingId')}::text[]) as fresh (id, sealed, host, guest)`,
    )
    .where(sql`${links.id} = fresh.id`);
}
