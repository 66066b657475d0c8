import type { Violation } from '../kit/index.ts';
import { MOST_ACCOUNTS_OF_A_PERSON } from '../support/limits.ts';
import { teamViolations } from './violations.ts';

/** An offer to hand an account over can be accepted for this long. */
export const OWNERSHIP_OFFER_DAYS = 7;

/** An account is offered to its members only, once at a time. */
export const MOST_RECEIVED_OFFERS = MOST_ACCOUNTS_OF_A_PERSON;

/** What the giver is from then on; the new owner may change it. */
export const ROLE_AFTER_HANDOVER = 'editor';

/** Whether an offer can be accepted. */
export const isOfferOpen = (offer: { endedAt: Date | null; expiresAt: Date }, now: Date): boolean =>
  offer.endedAt === null && offer.expiresAt > now;

/** What both prove themselves with. Nobody’s password is empty. */
export const checkProof = (password: string): Violation[] => (password === '' ? [teamViolations.passwordWrong] : []);
