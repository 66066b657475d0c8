import type { MeetingRole } from '@launchyard/domain/links';
import { VISIT_SECONDS } from '@launchyard/domain/streaming';
import { isSigned, sign } from '../kit/sign.ts';
import type { OpenVisit } from './stream.ts';

/** What a page proves that opens a session: that a link opened it, with its password if it has one. */
export interface VisitTicket {
  linkId: string;
  role: MeetingRole | null;
  signedLinkId: string | null;
  /** Whether it was issued while the link had this password (its hash; null for none). Asked once the link was looked up. */
  isFor(passwordHash: string | null): boolean;
}

type Claims = [linkId: string, role: MeetingRole | null, until: number, signedLinkId: string | null];

/**
 * The ticket of a page that is served to somebody who may watch. Nothing is stored. It has two signatures: one of what it
 * says, so that nothing is looked up for a ticket that we did not issue, and one that is bound to the link’s password.
 */
export function issueVisit(secret: string, now: Date, { linkId, role, signedLinkId, settings }: OpenVisit): string {
  const claims: Claims = [linkId, role, now.getTime() + VISIT_SECONDS * 1000, signedLinkId];
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${signOf(secret, payload)}.${signFor(secret, payload, settings.passwordHash)}`;
}

/**
 * Reads a ticket; null unless we issued it and it has not expired. Trust it only if `isFor` the link’s password. The page
 * of one that is refused tells its visitor to load it again, which brings a new one.
 */
export function readVisit(secret: string, now: Date, text: string): VisitTicket | null {
  const [payload = '', signature = '', bound = ''] = text.split('.');
  if (!isSigned(signature, signOf(secret, payload))) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only we sign
  const [linkId, role, until, signedLinkId] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  if (until <= now.getTime()) return null;
  return {
    linkId,
    role,
    signedLinkId,
    isFor: (passwordHash) => isSigned(bound, signFor(secret, payload, passwordHash)),
  };
}

const signOf = (secret: string, payload: string): string => sign(secret, 'visit of a link', payload);

/** The password’s hash has its own salt, so another password gives another signature. */
const signFor = (secret: string, payload: string, passwordHash: string | null): string =>
  sign(secret, 'visit of a link with a password', payload, passwordHash);
