import type { IncomingMessage, ServerResponse } from 'node:http';
import { signingKeys } from '@launchyard/contract/client-tokens';
import { Failed } from '@launchyard/contract/kit';
import type { Services } from '../upstream/services.ts';
import { sendSentence } from './sentence-page.ts';

/** Where verifiers look for the keys of an issuer. */
export const KEY_SET_PATH = '/.well-known/jwks.json';
/** A verifier that meets an unknown key asks again, so a new one is found at once. */
const FRESH_SECONDS = 300;

interface KeySetOptions {
  services: Pick<Services, 'call'>;
  clientAddress: (request: IncomingMessage) => string;
}

/** Answers with the public keys that verify tokens for clients. Pages of any origin may read them. */
export function createKeySet({ services, clientAddress }: KeySetOptions) {
  return async function send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const caller = { token: undefined, account: undefined, requestId, clientAddress: clientAddress(request) };
    try {
      const { keys } = await services.call(signingKeys, {}, caller);
      response.writeHead(200, {
        'content-type': 'application/jwk-set+json',
        'cache-control': `public, max-age=${FRESH_SECONDS}`,
      });
      response.end(JSON.stringify({ keys }));
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      sendSentence(response, 503, 'The keys cannot be read at the moment. Try again.');
    }
  };
}
