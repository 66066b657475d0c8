import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { malformedText } from '@launchyard/contract/kit/malformed';
import {
  createCustomerInput,
  createPaymentInput,
  createRefundInput,
  listInput,
  openSessionInput,
  PAYMENT_KEY_HEADER,
  paymentKey,
  PAYMENTS_ERRORS,
} from '@launchyard/contract/payments';
import type { Engine, Listed } from '../engine/engine.ts';
import type { ListOptions } from '../engine/events.ts';
import { Refused } from '../engine/kit.ts';
import { BodyTooLarge, readBody } from '../read-body.ts';

export const REST_PATH = '/v1/';
/** More than a checkout with all of its lines takes. */
const MOST_BODY_BYTES = 256 * 1024;

/** The engine over REST, for the services alone: every call has the token. `onFault` gets what a caller must not see. */
export function createRest(engine: Engine, token: string, onFault: (error: unknown) => void) {
  const expected = digest(`Bearer ${token}`);

  async function handle(request: IncomingMessage): Promise<unknown> {
    // Hashes have one length, so the comparison takes one time.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      throw new Refused('authentication_error', 'The bearer token of the payment engine is missing or wrong.');
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://payments');
    const asked = `${request.method} ${pathname}`;
    const key = () => readKey(request);
    switch (asked) {
      case 'POST /v1/customers':
        return engine.createCustomer(await read(request, createCustomerInput), key());
      case 'POST /v1/checkout/sessions':
        return engine.openSession(await read(request, openSessionInput), key());
      case 'POST /v1/payment_intents':
        return engine.charge(await read(request, createPaymentInput), key());
      case 'POST /v1/refunds':
        return engine.refund(await read(request, createRefundInput), key());
      case 'GET /v1/payment_intents':
        return list(engine.listPayments(readList(searchParams)));
      case 'GET /v1/events':
        return list(engine.listEvents(readList(searchParams)));
      default:
        return handleOne(asked);
    }
  }

  function handleOne(asked: string): unknown {
    const [, session, isExpiry] =
      /^GET \/v1\/checkout\/sessions\/(\w{1,64})$/.exec(asked) ??
      /^POST \/v1\/checkout\/sessions\/(\w{1,64})(\/expire)$/.exec(asked) ??
      [];
    if (session !== undefined) return isExpiry ? engine.expireSession(session) : engine.readSession(session);
    const [, event] = /^GET \/v1\/events\/(\w{1,64})$/.exec(asked) ?? [];
    if (event !== undefined) return engine.readEvent(event);
    const [, customer] = /^GET \/v1\/customers\/(\w{1,64})\/payment_methods$/.exec(asked) ?? [];
    if (customer === undefined) throw new Refused('resource_missing', 'The payment engine has no such call.');
    const method = engine.readMethod(customer);
    return list({ data: method ? [method] : [], hasMore: false });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, 200, await handle(request));
    } catch (error) {
      const { type, message } = asRefused(error, request.complete ? onFault : () => undefined);
      // What was not read of a body that was refused is not a next request.
      if (!request.complete) response.setHeader('connection', 'close');
      send(response, PAYMENTS_ERRORS[type], { error: { type, message } });
    }
  };
}

function asRefused(error: unknown, onFault: (error: unknown) => void): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof BodyTooLarge) return new Refused('invalid_request_error', 'The body is too large.');
  onFault(error);
  return new Refused('api_error', 'The payment engine failed.');
}

function readKey({ headers }: IncomingMessage): string {
  const parsed = paymentKey.safeParse(headers[PAYMENT_KEY_HEADER]);
  if (parsed.success) return parsed.data;
  throw new Refused('invalid_request_error', `Send a key of 8 to 255 characters as ${PAYMENT_KEY_HEADER}.`);
}

async function read<Shape extends z.ZodType>(request: IncomingMessage, shape: Shape): Promise<z.output<Shape>> {
  const body = await readBody(request, MOST_BODY_BYTES);
  let input: unknown;
  try {
    input = JSON.parse(body.toString());
  } catch {
    throw new Refused('invalid_request_error', 'input: is not JSON');
  }
  return parse(shape, input);
}

function readList(query: URLSearchParams): ListOptions {
  const { created_gte: since, starting_after, limit } = parse(listInput, Object.fromEntries(query));
  return {
    ...(since !== undefined && { createdGte: Math.round(since * 1000) }),
    ...(starting_after !== undefined && { startingAfter: starting_after }),
    limit,
  };
}

function parse<Shape extends z.ZodType>(shape: Shape, input: unknown): z.output<Shape> {
  const parsed = shape.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refused('invalid_request_error', malformedText(parsed.error, input));
}

const list = <T>({ data, hasMore }: Listed<T>) => ({ object: 'list', data, has_more: hasMore });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
