import type { IncomingMessage, ServerResponse } from 'node:http';
import { newsletterUnsubscribeByLink } from '@launchyard/contract/newsletter';
import { Failed, Refused } from '@launchyard/contract/kit';
import { FAULT, PRODUCT_NAME } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { newsletterViolations } from '@launchyard/domain/newsletter';
import type { Services } from '../upstream/services.ts';
import { refuse } from './refuse.ts';
import { sendSentence } from './sentence-page.ts';
import { readBody } from './read-body.ts';

/** Far more than what a mail program sends along. */
const MAX_BODY_BYTES = 16 * 1024;

interface UnsubscribeDoorOptions {
  services: Pick<Services, 'call'>;
  clientAddress: (request: IncomingMessage) => string;
}

/**
 * The link in a newsletter. Opening it changes nothing, because programs that check e-mails for viruses open every link:
 * it shows a button, for any token alike. POST unsubscribes, from that page or from a mail program with one click
 * (RFC 8058). The token is the only proof: neither cookie nor `Authorization` is read, and any origin may send it.
 */
export function createUnsubscribeDoor({ services, clientAddress }: UnsubscribeDoorOptions) {
  return async function open(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    response.setHeader('x-robots-tag', 'noindex');
    if (request.method === 'GET' || request.method === 'HEAD') {
      return sendSentence(response, 200, `Do you want to stop getting the ${PRODUCT_NAME} newsletter?`, BUTTON);
    }
    if (request.method !== 'POST') {
      return refuse(response, 405, FAULT.BAD_USER_INPUT, 'Unsubscribe by POST.', { allow: 'GET, HEAD, POST' });
    }
    // Mail programs send `List-Unsubscribe=One-Click`, as a form of either kind. The address says it all.
    if ((await readBody(request, MAX_BODY_BYTES)) === null) {
      return sendSentence(response, 413, 'This is too long. Send nothing but the address.');
    }
    const token = new URLSearchParams((request.url ?? '').split('?')[1]).get('token') ?? '';
    const caller = { token: undefined, account: undefined, requestId, clientAddress: clientAddress(request) };
    try {
      await services.call(newsletterUnsubscribeByLink, { token: token.slice(0, MAX_TOKEN) }, caller);
      sendSentence(response, 200, 'You are unsubscribed. You will not get the newsletter any more.');
    } catch (error) {
      if (error instanceof Refused) return sendSentence(response, 400, error.violations[0]?.message ?? '');
      if (!(error instanceof Failed)) throw error;
      if (error.code === SERVICE_FAULT.INPUT_MALFORMED) {
        return sendSentence(response, 400, newsletterViolations.linkIncomplete.message);
      }
      sendSentence(response, 503, 'Unsubscribing does not work at the moment. Try again in a few minutes.');
    }
  };
}

const MAX_TOKEN = 200;

/** Sent to the address that the page was opened at. */
const BUTTON = '<form method="post"><button>Unsubscribe</button></form>';
