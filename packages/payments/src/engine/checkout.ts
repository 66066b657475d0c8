import {
  PAYMENT_LIMITS,
  readCardForm,
  type CardForm,
  type CardOutcome,
  type CardProblems,
  type DeclineReason,
} from '@launchyard/domain/payments';
import { attachCard, type KeptCard } from './customers.ts';
import { recordEvent } from './events.ts';
import type { Needs } from './kit.ts';
import { recordPayment } from './payments.ts';
import { expire, findByPageKey, findSession, showSession, type SessionRow } from './sessions.ts';

/** What became of something that was sent from the page of a checkout. */
export type PageOutcome =
  | { kind: 'unknown' }
  /** It was complete or expired already. */
  | { kind: 'over'; session: SessionRow }
  | { kind: 'open'; session: SessionRow }
  | { kind: 'invalid'; session: SessionRow; problems: CardProblems }
  | { kind: 'declined'; session: SessionRow; reason: DeclineReason }
  /** Its holder is asked to confirm. */
  | { kind: 'authenticate'; session: SessionRow }
  | { kind: 'paid'; session: SessionRow };

/** A checkout as its page shows it. */
export function lookAt(needs: Needs, pageKey: string): PageOutcome {
  const session = findByPageKey(needs, pageKey);
  if (!session) return { kind: 'unknown' };
  return { kind: session.status === 'open' ? 'open' : 'over', session };
}

/** Pays with what was typed: once, whatever else is sent at the same time. */
export function payByForm(needs: Needs, pageKey: string, form: CardForm): PageOutcome {
  const looked = lookAt(needs, pageKey);
  if (looked.kind !== 'open') return looked;
  const { session } = looked;
  const { card, problems } = readCardForm(form, needs.clock());
  if (problems) return { kind: 'invalid', session, problems };
  if (session.tries >= PAYMENT_LIMITS.triesPerCheckout) return { kind: 'over', session: expire(needs, session) };
  needs.store.run('UPDATE sessions SET tries = tries + 1, pending = NULL WHERE id = ?', session.id);
  const { test, brand, last4, expiry } = card;
  return apply(needs, session, test.atCheckout, { brand: brand.code, last4, expiry, later: test.later });
}

function apply(needs: Needs, session: SessionRow, outcome: CardOutcome, card: KeptCard): PageOutcome {
  if (outcome === 'succeeded') return { kind: 'paid', session: complete(needs, session, card) };
  if (outcome !== 'needsAuthentication') return decline(needs, session, outcome);
  needs.store.run('UPDATE sessions SET pending = ? WHERE id = ?', JSON.stringify(card), session.id);
  return { kind: 'authenticate', session: findSession(needs, session.id) };
}

/** The holder of the card confirmed, or did not. Without a card that waits, nothing happens. */
export function confirm(needs: Needs, pageKey: string, isConfirmed: boolean): PageOutcome {
  const looked = lookAt(needs, pageKey);
  if (looked.kind !== 'open' || looked.session.pending === null) return looked;
  const { session } = looked;
  if (isConfirmed) return { kind: 'paid', session: complete(needs, session, looked.session.pending) };
  needs.store.run('UPDATE sessions SET pending = NULL WHERE id = ?', session.id);
  return decline(needs, session, 'needsAuthentication');
}

function decline(needs: Needs, session: SessionRow, reason: DeclineReason): PageOutcome {
  if (session.mode === 'payment') recordPayment(needs, { ...paymentOf(session), reason, methodId: null });
  return { kind: 'declined', session, reason };
}

function complete(needs: Needs, session: SessionRow, card: KeptCard): SessionRow {
  const { id: methodId } = attachCard(needs, session.customer_id, card);
  const payment =
    session.mode === 'payment' ? recordPayment(needs, { ...paymentOf(session), reason: null, methodId }) : null;
  needs.store.run(
    `UPDATE sessions SET status = 'complete', pending = NULL, payment_intent_id = ?, payment_method_id = ? WHERE id = ?`,
    payment?.id ?? null,
    methodId,
    session.id,
  );
  const done = findSession(needs, session.id);
  recordEvent(needs, 'checkout.session.completed', showSession(needs, done));
  return done;
}

const paymentOf = ({ customer_id: customerId, reference, amount, lines }: SessionRow) => ({
  customerId,
  reference,
  amount,
  description: lines[0]?.name ?? '',
});
