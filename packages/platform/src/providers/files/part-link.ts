import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatId, parseId } from '@launchyard/domain/kit';
import type { StorageProvider } from '@launchyard/domain/uploads';
import type { LinkAsker, PartGrant, PartSigner } from './object-store.ts';

export const PART_NUMBER_HEADER = 'x-part-number';
export const PART_PERSON_HEADER = 'x-part-person';
export const PART_CREDENTIAL_HEADER = 'x-part-credential';
export const PART_EXPIRES_HEADER = 'x-part-expires';
export const PART_SIGNATURE_HEADER = 'x-part-signature';
/** The part’s SHA-256 in hex. The only header that the sender computes. */
export const PART_SHA256_HEADER = 'x-part-sha256';

/**
 * Signs for a store whose parts arrive through the files process at `address`. All parts of a file have the same URL
 * and differ in headers: a browser sends a preflight for each new address, which would be 3,200 for 50 GB. Includes the
 * headers that a cloud store’s block needs, so that clients need not distinguish stores.
 */
export function openEmbeddedSigner(provider: StorageProvider, address: string, secret: string): PartSigner {
  return {
    async signPart(grant) {
      const expires = Math.floor(grant.expiresAt.getTime() / 1000);
      return {
        method: 'PUT',
        url: `${address}/parts/${formatId('transfer', grant.objectId)}`,
        headers: [
          { name: 'content-type', value: 'application/octet-stream' },
          { name: 'x-ms-blob-type', value: 'BlockBlob' },
          { name: PART_NUMBER_HEADER, value: String(grant.number) },
          { name: PART_PERSON_HEADER, value: formatId('person', grant.asker.personId) },
          { name: PART_CREDENTIAL_HEADER, value: formatCredential(grant.asker.credential) },
          { name: PART_EXPIRES_HEADER, value: String(expires) },
          { name: PART_SIGNATURE_HEADER, value: sign(secret, provider, grant, expires).toString('hex') },
        ],
        sha256Header: PART_SHA256_HEADER,
      };
    },
  };
}

type Headers = Record<string, string | string[] | undefined>;

/** The target of a request: a store’s address and an object (a UUID), with so many bytes. */
export interface PartTarget {
  provider: StorageProvider;
  objectId: string;
  bytes: number;
}

/**
 * Verifies the grant in a request’s headers; null if they do not prove one for this store, object and number of bytes.
 * Does not check the time: the caller compares `expiresAt` with the time at which the request began.
 */
export function readPartGrant(secret: string, target: PartTarget, headers: Headers): PartGrant | null {
  const number = readInteger(headers[PART_NUMBER_HEADER]);
  const personId = readPerson(headers[PART_PERSON_HEADER]);
  const credential = readCredential(headers[PART_CREDENTIAL_HEADER]);
  const expires = readInteger(headers[PART_EXPIRES_HEADER]);
  const signature = headers[PART_SIGNATURE_HEADER];
  if (number === null || personId === null || credential === null || expires === null || typeof signature !== 'string')
    return null;
  const { provider, objectId, bytes } = target;
  const grant = { objectId, asker: { personId, credential }, number, bytes, expiresAt: new Date(expires * 1000) };
  const [expected, given] = [sign(secret, provider, grant, expires), Buffer.from(signature, 'hex')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? grant : null;
}

function sign(
  secret: string,
  provider: StorageProvider,
  { objectId, asker, number, bytes }: Omit<PartGrant, 'expiresAt'>,
  expires: number,
): Buffer {
  const { personId, credential } = asker;
  return createHmac('sha256', secret)
    .update(['part', provider, objectId, personId, formatCredential(credential), number, bytes, expires].join('\n'))
    .digest();
}

function readPerson(text: string | string[] | undefined): string | null {
  return typeof text === 'string' ? parseId('person', text) : null;
}

/** A token for GraphiQL is its key and its session. */
const formatCredential = ({ kind, id, sessionId }: LinkAsker['credential']): string =>
  [
    formatId(kind === 'session' ? 'session' : 'apiKey', id),
    ...(sessionId ? [formatId('session', sessionId)] : []),
  ].join(' ');

function readCredential(text: string | string[] | undefined): LinkAsker['credential'] | null {
  if (typeof text !== 'string') return null;
  const [first = '', second] = text.split(' ');
  const sessionId = second === undefined ? null : parseId('session', second);
  const [session, key] = [parseId('session', first), parseId('apiKey', first)];
  if (session !== null) return { kind: 'session', id: session, sessionId };
  return key === null ? null : { kind: 'key', id: key, sessionId };
}

function readInteger(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
