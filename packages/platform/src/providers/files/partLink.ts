import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatId, parseId } from '@launchyard/domain/kit';

/** What a link allows: to write this part, of exactly so many bytes, until then. `personId` is who asked for it; both ids are UUIDs. */
export interface PartGrant {
  uploadId: string;
  personId: string;
  number: number;
  bytes: number;
  expiresAt: Date;
}

export const PART_NUMBER_HEADER = 'x-part-number';
export const PART_PERSON_HEADER = 'x-part-person';
export const PART_EXPIRES_HEADER = 'x-part-expires';
export const PART_SIGNATURE_HEADER = 'x-part-signature';
/** The part's SHA-256 in hex. The one header that the sender works out itself. */
export const PART_SHA256_HEADER = 'x-part-sha256';

/**
 * One address for all parts of an upload, with what differs in headers: a browser asks before each new address whether it may send there,
 * which would be 3,200 questions for 50 GB.
 */
export function partAddress(filesOrigin: string, uploadId: string): string {
  return `${filesOrigin}/parts/${formatId('upload', uploadId)}`;
}

/** The headers that prove the grant, with those that a block of a cloud store needs, so that clients need not tell stores apart. */
export function signPart(secret: string, grant: PartGrant): Array<{ name: string; value: string }> {
  const expires = Math.floor(grant.expiresAt.getTime() / 1000);
  return [
    { name: 'content-type', value: 'application/octet-stream' },
    { name: 'x-ms-blob-type', value: 'BlockBlob' },
    { name: PART_NUMBER_HEADER, value: String(grant.number) },
    { name: PART_PERSON_HEADER, value: formatId('person', grant.personId) },
    { name: PART_EXPIRES_HEADER, value: String(expires) },
    { name: PART_SIGNATURE_HEADER, value: sign(secret, grant, expires).toString('hex') },
  ];
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * Reads the grant from a request's headers, or null when they do not prove one for this upload and this many bytes. Says nothing about
 * the time: the caller compares `expiresAt` with the moment at which the request began.
 */
export function readPartGrant(secret: string, uploadId: string, bytes: number, headers: Headers): PartGrant | null {
  const number = readInteger(headers[PART_NUMBER_HEADER]);
  const personId = readPerson(headers[PART_PERSON_HEADER]);
  const expires = readInteger(headers[PART_EXPIRES_HEADER]);
  const signature = headers[PART_SIGNATURE_HEADER];
  if (number === null || personId === null || expires === null || typeof signature !== 'string') return null;
  const grant = { uploadId, personId, number, bytes, expiresAt: new Date(expires * 1000) };
  const [expected, given] = [sign(secret, grant, expires), Buffer.from(signature, 'hex')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? grant : null;
}

function sign(secret: string, grant: Omit<PartGrant, 'expiresAt'>, expires: number): Buffer {
  const { uploadId, personId, number, bytes } = grant;
  return createHmac('sha256', secret)
    .update(`part\n${uploadId}\n${personId}\n${number}\n${bytes}\n${expires}`)
    .digest();
}

function readPerson(text: string | string[] | undefined): string | null {
  return typeof text === 'string' ? parseId('person', text) : null;
}

function readInteger(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
