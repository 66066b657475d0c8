import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failed } from '@launchyard/contract/kit';
import { readCaller, type Caller } from '../access/caller.ts';
import type { SessionCookie } from '../access/session-cookie.ts';
import type { Standing } from '../access/standing.ts';
import type { Pages } from './built-panel.ts';
import { sendSentence } from './sentence-page.ts';

interface DoorOptions {
  pages: Pages;
  cookie: SessionCookie;
  clientAddress: (request: IncomingMessage) => string;
  findStanding: (caller: Caller, requestId: string) => Promise<Standing>;
}

/** /graphiql: the page is for support staff. Whoever is not signed in is asked to, others read why not. */
export function createGraphiqlDoor({ pages, cookie, clientAddress, findStanding }: DoorOptions) {
  return async function open(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    const caller = readCaller({
      authorization: undefined,
      cookieToken: cookie.read(request),
      account: undefined,
      clientAddress: clientAddress(request),
    });
    const standing = caller ? await standingOf(caller) : 'nobody';
    if (standing === 'staff') return pages.graphiql(request, response);
    if (standing === 'nobody') return void response.writeHead(302, { location: '/signin?redirect=/graphiql' }).end();
    if (standing === 'unconfirmed')
      return sendSentence(response, 503, 'Signing in does not work at the moment. Try again.');
    return sendSentence(response, 403, 'GraphiQL is for support staff. Programs use the API with an API key.');

    async function standingOf(asking: Caller): Promise<Standing> {
      try {
        return await findStanding(asking, requestId);
      } catch (error) {
        // A session that has ended is no session.
        if (error instanceof Failed && error.code === 'UNAUTHENTICATED') return 'nobody';
        throw error;
      }
    }
  };
}
