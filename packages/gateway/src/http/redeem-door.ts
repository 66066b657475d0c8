import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientTokenRedeem, type RedeemedToken } from '@launchyard/contract/client-tokens';
import { Failed, Refused } from '@launchyard/contract/kit';
import { FAULT } from '@launchyard/domain/kit';
import { tokenViolations } from '@launchyard/domain/developer';
import { sessionViolations } from '@launchyard/domain/session';
import { z } from 'zod';
import type { Services } from '../upstream/services.ts';
import { refuse } from './refuse.ts';
import { readBody } from './read-body.ts';

/** Where the holder of a token for a client redeems it, without an account. */
export const REDEEM_PATH = '/client-tokens/redeem';
/** Several times the longest token. */
const MAX_BODY_BYTES = 32 * 1024;

interface RedeemDoorOptions {
  services: Pick<Services, 'call'>;
  clientAddress: (request: IncomingMessage) => string;
}

/** Uses up a token and answers what it says. The token is the only proof: neither cookie nor `Authorization` is read. */
export function createRedeemDoor({ services, clientAddress }: RedeemDoorOptions) {
  return async function redeem(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    if (request.method !== 'POST') return refuse(response, 405, FAULT.BAD_USER_INPUT, 'Redeem tokens by POST.', POST);
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      return refuse(response, 415, FAULT.BAD_USER_INPUT, 'Send the token as application/json.');
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) return refuse(response, 413, FAULT.BAD_USER_INPUT, 'This is too long for a token.');
    const token = readToken(body);
    if (token === null) return refuse(response, 400, FAULT.BAD_USER_INPUT, 'Send the token as {"token": "…"}.');
    const caller = { token: undefined, account: undefined, requestId, clientAddress: clientAddress(request) };
    try {
      const { clientToken } = await services.call(clientTokenRedeem, { token }, caller);
      send(response, 200, present(clientToken));
    } catch (error) {
      if (error instanceof Refused) return sendRefusal(response, error);
      if (!(error instanceof Failed)) throw error;
      const message = 'Tokens cannot be redeemed at the moment. Try again.';
      send(response, 503, { errors: [{ message, extensions: { code: FAULT.UPSTREAM_UNAVAILABLE } }] });
    }
  };
}

const POST = { allow: 'POST' };

function readToken(body: string): string | null {
  try {
    return z.object({ token: z.string() }).parse(JSON.parse(body)).token;
  } catch {
    return null;
  }
}

/** Its object is JSON here, not text. */
const present = ({ object, ...token }: RedeemedToken) => ({ ...token, object: JSON.parse(object) as unknown });

const STATUS: Readonly<Record<string, number>> = {
  [tokenViolations.used.code]: 410,
  [sessionViolations.tooManyRequests.code]: 429,
};

function sendRefusal(response: ServerResponse, { violations }: Refused): void {
  const [first] = violations;
  if (first?.code === sessionViolations.tooManyRequests.code) response.setHeader('retry-after', '60');
  const errors = violations.map(({ code, message }) => ({ message, extensions: { code } }));
  send(response, STATUS[first?.code ?? ''] ?? 400, { errors });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
