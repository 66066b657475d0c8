import type { MeetingRole } from '@launchyard/domain/links';
import { VISIT_SECONDS } from '@launchyard/domain/streaming';
import { isSigned, sign } from '../kit/sign.ts';
import type { OpenVisit } from './stream.ts';

/** What a page proves that opens a session: that a link opened it, with its password if it has one. */
export interface VisitTicket {
  linkId: string;
  role: MeetingRole | null;
  signedLinkId: string | null;
  /** Whether it was issued while the link had this password (its hash; null for none). */
  isFor(passwordHash: string | null): boolean;
}

type Claims = [linkId: string, role: MeetingRole | null, until: number, signedLinkId: string | null];

/** The ticket of a page that is served to somebody who may watch. Nothing is stored. */
export function issueVisit(secret: string, now: Date, { linkId, role, signedLinkId, settings }: OpenVisit): string {
  const claims: Claims = [linkId, role, now.getTime() + VISIT_SECONDS * 1000, signedLinkId];
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${signOf(secret, payload, settings.passwordHash)}`;
}

/** Reads a ticket; null if it has expired or is none. Trust it only if `isFor` the link’s password. */
export function readVisit(secret: string, now: Date, text: string): VisitTicket | null {
  const [payload = '', signature = ''] = text.split('.');
  const claims = parse(payload);
  if (!claims) return null;
  const [linkId, role, until, signedLinkId] = claims;
  if (until <= now.getTime()) return null;
  return {
    linkId,
    role,
    signedLinkId,
    isFor: (passwordHash) => isSigned(signature, signOf(secret, payload, passwordHash)),
  };
}

/** Not signed yet: anybody may have written it. */
function parse(payload: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (!Array.isArray(claims)) return null;
    const [linkId, role, until, signedLinkId]: unknown[] = claims;
    const isRole = role === null || role === 'host' || role === 'guest';
    if (!isUuid(linkId) || !isRole || typeof until !== 'number') return null;
    return signedLinkId === null || isUuid(signedLinkId) ? [linkId, role, until, signedLinkId] : null;
  } catch {
    return null;
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** The password’s hash has its own salt, so another password gives another signature. */
const signOf = (secret: string, payload: string, passwordHash: string | null): string =>
  sign(secret, 'visit of a link', payload, passwordHash);
