import { and, eq, gt } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import {
  checkSignedLink,
  linkViolations,
  MAX_OPEN_SIGNED_LINKS,
  SIGNED_LINKS_PER_HOUR,
  signedLinkUrl,
  signedLinkViolations,
  type SignedLinkBounds,
  type StreamBases,
} from '@launchyard/domain/links';
import { actorOf } from '../../access/actor.ts';
import type { Caller } from '../../access/caller.ts';
import { lockAccount } from '../../accounts/lock.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { publishContent } from '../../events/content.ts';
import { secondsBefore } from '../../kit/clock.ts';
import type { Tx } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { once } from '../../kit/idempotency.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { hashToken, makeToken } from '../../kit/tokens.ts';
import { links, signedLinks } from '../../tables/links.ts';
import { lockLink } from '../find.ts';
import { selectLinks } from '../present.ts';
import { isOpen } from './is-open.ts';
import { presentSigned } from './present.ts';

interface NewSignedLink extends SignedLinkBounds {
  /** A UUID, or null for an invalid id. */
  linkId: string | null;
  idempotencyKey: string;
  /** What the idempotency key stands for. */
  asked: object;
}

/** Makes a signed link, once for each idempotency key. Only the request that made it learns the address. */
export async function createSignedLink(
  { clock, bases }: Pick<Deps, 'clock'> & { bases: StreamBases },
  inTransaction: InTransaction,
  caller: Caller,
  { linkId, maxUses, expiresAt, idempotencyKey, asked }: NewSignedLink,
) {
  const now = clock();
  refuseAny(checkSignedLink({ maxUses, expiresAt }, now));
  const accountId = caller.account.id;
  let url: string | null = null;
  return inTransaction(async (tx, note) => {
    // Those who make some at once take turns, and the limits are exact.
    await lockAccount(tx, accountId);
    const link = await lockLink(tx, caller, linkId === null ? null : { kind: 'streaming', id: linkId });
    const request = { accountId, key: idempotencyKey, call: 'links.signedCreate', input: asked };
    const id = await once(tx, now, request, async () => {
      await requireRoom(tx, now, link.id);
      const [parts] = await selectLinks(tx, eq(links.id, link.id));
      if (!parts) return refuse(linkViolations.notFound);
      const token = makeToken('signedLink');
      const [made] = await tx
        .insert(signedLinks)
        .values({
          linkId: link.id,
          tokenHash: hashToken(token),
          lastFour: token.slice(-4),
          maxUses,
          expiresAt,
          createdAt: now,
          createdBy: actorOf(caller),
        })
        .returning({ id: signedLinks.id });
      if (!made) throw new Error('the signed link was not written');
      url = signedLinkUrl({ ...parts, bases }, token);
      await publishContent(tx, now, accountId, 'links');
      return made.id;
    });
    const [row] = await tx.select().from(signedLinks).where(eq(signedLinks.id, id));
    // Only a repeated create finds nothing: it ended and was forgotten since.
    if (!row) return refuse({ ...signedLinkViolations.notFound, field: ['idempotencyKey'] });
    note({
      subject: formatId('signedLink', id),
      label: link.name,
      after: { visitors: maxUses, expires: expiresAt?.toISOString() },
    });
    return { signedLink: presentSigned(row, now), url };
  });
}

async function requireRoom(tx: Tx, now: Date, linkId: string): Promise<void> {
  const ofLink = eq(signedLinks.linkId, linkId);
  const recent = and(ofLink, gt(signedLinks.createdAt, secondsBefore(now, 3_600)));
  if ((await tx.$count(signedLinks, recent)) >= SIGNED_LINKS_PER_HOUR) refuse(signedLinkViolations.tooMany);
  if ((await tx.$count(signedLinks, and(ofLink, isOpen(now)))) >= MAX_OPEN_SIGNED_LINKS) {
    refuse(signedLinkViolations.limitReached);
  }
}
