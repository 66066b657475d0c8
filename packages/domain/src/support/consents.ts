import { isReadable, type Violation } from '../kit/index.ts';
import { MAX_CONSENT_NAME, MAX_REASON_LENGTH } from './limits.ts';
import { supportViolations } from './violations.ts';

/** What a customer may allow an admin to do in their account, within one case. Everything else is theirs to do. */
export const CONSENT_ACTS = ['endSession', 'retryUpload'] as const;
export type ConsentAct = (typeof CONSENT_ACTS)[number];

/** As a consent is shown. */
export const CONSENT_ACT_WORDS: Record<ConsentAct, string> = {
  endSession: 'End a session',
  retryUpload: 'Retry an upload',
};

/** How the customer said so. */
export const CONSENT_CHANNELS = ['email', 'phone', 'chat'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** A customer’s permission, as an admin recorded it. A newer one for the same act replaces it. */
export interface Consent {
  act: ConsentAct;
  givenBy: string;
  channel: ConsentChannel;
  /** What was said; null for nothing more. */
  note: string | null;
  createdAt: string;
}

const CHANNEL_WORDS: Record<ConsentChannel, string> = { email: 'by e-mail', phone: 'by phone', chat: 'in a chat' };

/** `Allowed by Nora, by phone` */
export const consentText = ({ givenBy, channel }: Pick<Consent, 'givenBy' | 'channel'>): string =>
  `Allowed by ${givenBy}, ${CHANNEL_WORDS[channel]}`;

/** A consent names who gave it; the note is optional. Both are one readable line, because the customer reads them. */
export function checkConsent({ givenBy, note }: { givenBy: string; note: string | null }): Violation[] {
  return [
    ...(givenBy.trim() === '' ? [supportViolations.consentGivenByMissing] : []),
    ...(givenBy.length > MAX_CONSENT_NAME || !isReadable(givenBy) ? [supportViolations.consentGivenByUnusable] : []),
    ...(note !== null && (note.length > MAX_REASON_LENGTH || !isReadable(note))
      ? [supportViolations.consentNoteUnusable]
      : []),
  ];
}

/** The consent for an act, or why there is none. */
export const findConsent = (consents: readonly Consent[], act: ConsentAct): Consent | Violation =>
  consents.find((consent) => consent.act === act) ?? supportViolations.consentMissing;
