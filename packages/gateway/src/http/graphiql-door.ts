import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failed } from '@launchyard/contract/kit';
import { readCaller, type ClaimedCaller } from '../access/caller.ts';
import type { SessionCookie } from '../access/session-cookie.ts';
import type { Clearance } from '../access/clearance.ts';
import type { Pages } from './built-panel.ts';
import { sendSentence } from './sentence-page.ts';

interface DoorOptions {
  pages: Pages;
  cookie: SessionCookie;
  clientAddress: (request: IncomingMessage) => string;
  findClearance: (caller: ClaimedCaller, requestId: string) => Promise<Clearance>;
}

/**
 * /graphiql: the page is for everybody with an account. Staff ask there with their session; for everybody else it is
 * the page that asks with a token only.
 */
export function createGraphiqlDoor({ pages, cookie, clientAddress, findClearance }: DoorOptions) {
  return async function open(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    const caller = readCaller({
      authorization: undefined,
      cookieToken: cookie.read(request),
      account: undefined,
      clientAddress: clientAddress(request),
    });
    const clearance = caller ? await clearanceOf(caller) : 'nobody';
    if (clearance === 'staff') return pages.graphiql(request, response, 'staff');
    if (clearance === 'nobody') return void response.writeHead(302, { location: '/signin?redirect=/graphiql' }).end();
    if (clearance === 'unfinished')
      return void response.writeHead(302, { location: '/username?redirect=/graphiql' }).end();
    if (clearance === 'unconfirmed')
      return sendSentence(response, 503, 'Signing in does not work at the moment. Try again.');
    return pages.graphiql(request, response, 'customers');

    async function clearanceOf(asking: ClaimedCaller): Promise<Clearance> {
      try {
        return await findClearance(asking, requestId);
      } catch (error) {
        // A session that has ended does not count.
        if (error instanceof Failed && error.code === SERVICE_FAULT.UNAUTHENTICATED) return 'nobody';
        throw error;
      }
    }
  };
}
