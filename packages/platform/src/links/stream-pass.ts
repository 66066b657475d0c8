import type { IncomingMessage } from 'node:http';
import { LINK_PASS_SECONDS } from '@launchyard/domain/links';
import { isSigned, sign } from '../kit/sign.ts';
import type { OpenVisit } from './stream.ts';

/**
 * The cookie of a viewer who entered the password: valid for that link, for some hours, and while the password does not
 * change. Derived from the signing secret, so nothing is stored.
 */
export interface PassSigner {
  signingSecret: string;
  /** Whether browsers use https: only then can the cookie be used within frames of other pages. */
  isSecure: boolean;
}

/** The Set-Cookie line. */
export function passCookie(signer: PassSigner, now: Date, visit: OpenVisit): string {
  const until = Math.floor(now.getTime() / 1000) + LINK_PASS_SECONDS;
  const framed = signer.isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${nameOf(visit)}=${until}.${signOf(signer, visit, until)}; Max-Age=${LINK_PASS_SECONDS}; Path=/; HttpOnly; ${framed}`;
}

export function hasPass(signer: PassSigner, now: Date, visit: OpenVisit, request: IncomingMessage): boolean {
  const name = `${nameOf(visit)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  const [until = '', signature = ''] =
    cookies
      .find((each) => each.startsWith(name))
      ?.slice(name.length)
      .split('.') ?? [];
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false;
  return isSigned(signature, signOf(signer, visit, Number(until)));
}

const nameOf = ({ linkId }: OpenVisit) => `pass_${linkId}`;

/** The password’s hash has its own salt, so another password gives another signature. */
const signOf = ({ signingSecret }: PassSigner, { linkId, settings }: OpenVisit, until: number): string =>
  sign(signingSecret, 'pass of a link', linkId, until, settings.passwordHash);
