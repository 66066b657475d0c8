import { and, eq, isNull } from 'drizzle-orm';
import { signedLinkState } from '@launchyard/domain/links';
import { hashToken, readToken } from '../../kit/tokens.ts';
import { signedLinks } from '../../tables/links.ts';
import { streamingSessions } from '../../tables/streaming.ts';
import { findVisit, type LinkLook, type Visit, type VisitNeeds } from '../stream.ts';

/** Why a signed link opens nothing. */
export type SignedEnd =
  /** No token of ours has this text: it was not copied completely, or changed. Or what it opened is long gone. */
  { kind: 'signedUnknown' } | { kind: 'usedUp' | 'signedExpired' | 'revoked'; look: LinkLook };

/** What a signed link opens: what its link would. */
export async function findSignedVisit(needs: VisitNeeds, token: string): Promise<Visit | SignedEnd> {
  // A typing error never reaches the database.
  if (readToken(token) !== 'signedLink') return { kind: 'signedUnknown' };
  const { sql, now } = needs;
  const [row] = await sql
    .select()
    .from(signedLinks)
    .where(eq(signedLinks.tokenHash, hashToken(token)));
  if (!row) return { kind: 'signedUnknown' };
  const visit = await findVisit(needs, { form: 'known', linkId: row.linkId, role: null });
  if (visit.kind !== 'open') return visit;
  const { look } = visit;
  const state = signedLinkState(row, now);
  if (state === 'revoked') return { kind: 'revoked', look };
  // Whoever is in a session that it admitted may load the page anew and return; the session costs no second use.
  const isWatched = and(eq(streamingSessions.signedLinkId, row.id), isNull(streamingSessions.endedAt));
  if (state === 'open' || (await sql.$count(streamingSessions, isWatched)) > 0) {
    return { ...visit, signedLinkId: row.id };
  }
  return { kind: state === 'usedUp' ? 'usedUp' : 'signedExpired', look };
}
