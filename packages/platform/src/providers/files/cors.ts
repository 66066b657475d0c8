import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  PART_CREDENTIAL_HEADER,
  PART_EXPIRES_HEADER,
  PART_NUMBER_HEADER,
  PART_PERSON_HEADER,
  PART_SHA256_HEADER,
  PART_SIGNATURE_HEADER,
} from './part-link.ts';

const HEADERS = [
  'content-type',
  'x-ms-blob-type',
  PART_NUMBER_HEADER,
  PART_PERSON_HEADER,
  PART_CREDENTIAL_HEADER,
  PART_EXPIRES_HEADER,
  PART_SIGNATURE_HEADER,
  PART_SHA256_HEADER,
].join(', ');

/** Allows only pages of the panel’s origin to send parts. Returns true if the request was only the preflight. */
export function allowPanel(panelOrigin: string, request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('vary', 'Origin');
  if (request.headers.origin === panelOrigin) {
    response.setHeader('access-control-allow-origin', panelOrigin);
    response.setHeader('access-control-allow-methods', 'PUT');
    response.setHeader('access-control-allow-headers', HEADERS);
    response.setHeader('access-control-expose-headers', 'retry-after');
    // The longest that Chrome caches: one preflight for an upload, not one for each part.
    response.setHeader('access-control-max-age', '7200');
  }
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}
