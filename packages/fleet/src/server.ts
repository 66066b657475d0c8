import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FleetFull, FleetUnavailable, instanceId, renewInput, startInput } from '@launchyard/contract/fleet';
import type { Fleet } from '@launchyard/contract/fleet';
import { malformedText } from '@launchyard/contract/kit/malformed';
import { FLEET_CODE, type FleetCode } from '@launchyard/domain/kit/codes';
import type { z } from 'zod';

/** More than 100 arguments of 2,000 characters take, each of three bytes. */
const MOST_BODY_BYTES = 1024 * 1024;
const STATUS: Record<FleetCode, number> = {
  INPUT_MALFORMED: 400,
  UNAUTHENTICATED: 401,
  INSTANCE_NOT_FOUND: 404,
  FLEET_FULL: 409,
  INTERNAL: 500,
  NOT_ISOLATED: 503,
};

class Answer extends Error {
  readonly code: FleetCode;
  constructor(code: FleetCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A fleet over REST, as `contract/fleet` describes it. `onFault` gets what a caller must not see. */
export function createFleetServer(fleet: Fleet, token: string, onFault: (error: unknown) => void): Server {
  const expected = digest(`Bearer ${token}`);
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    handle(request).then(
      (body) => send(response, 200, body),
      (error: unknown) => {
        const { code, message } = asAnswer(error, onFault);
        send(response, STATUS[code], { error: { code, message } });
      },
    );
  });

  async function handle(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fleet');
    if (pathname === '/ready') return {};
    // Hashes have one length, so the comparison takes one time.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      throw new Answer(FLEET_CODE.UNAUTHENTICATED, 'The bearer token is missing or wrong.');
    }
    const [, area, id, part, ...more] = pathname.split('/');
    const asked = more.length > 0 ? '' : [request.method, area, id && ':id', part].filter(Boolean).join(' ');
    if (asked === 'GET health') return fleet.health();
    if (asked === 'GET instances') return { instances: await fleet.list() };
    const known = instanceId.safeParse(id);
    if (!known.success) throw new Answer(FLEET_CODE.INSTANCE_NOT_FOUND, 'There is no such instance.');
    switch (asked) {
      case 'PUT instances :id':
        return fleet.start(known.data, await read(request, startInput));
      case 'GET instances :id':
        return found(await fleet.find(known.data));
      case 'DELETE instances :id':
        return found(await fleet.stop(known.data));
      case 'POST instances :id lease':
        return found(await fleet.renew(known.data, (await read(request, renewInput)).leaseSeconds));
      case 'GET instances :id log':
        return found(await fleet.log(known.data, offset(searchParams.get('after'))));
      default:
        throw new Answer(FLEET_CODE.INSTANCE_NOT_FOUND, 'There is no such call.');
    }
  }
  return server;
}

function asAnswer(error: unknown, onFault: (error: unknown) => void): { code: FleetCode; message: string } {
  if (error instanceof Answer) return error;
  if (error instanceof FleetFull) return { code: FLEET_CODE.FLEET_FULL, message: error.message };
  if (error instanceof FleetUnavailable) return { code: FLEET_CODE.NOT_ISOLATED, message: error.message };
  onFault(error);
  return { code: FLEET_CODE.INTERNAL, message: 'The fleet failed.' };
}

function found<T>(thing: T | null): T {
  if (thing === null) throw new Answer(FLEET_CODE.INSTANCE_NOT_FOUND, 'There is no such instance.');
  return thing;
}

function offset(text: string | null): number {
  if (!/^\d{1,15}$/.test(text ?? '0')) throw new Answer(FLEET_CODE.INPUT_MALFORMED, 'after: must be a whole number');
  return Number(text ?? '0');
}

async function read<Shape extends z.ZodType>(request: IncomingMessage, shape: Shape): Promise<z.output<Shape>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > MOST_BODY_BYTES) throw new Answer(FLEET_CODE.INPUT_MALFORMED, 'input: is too large');
    chunks.push(chunk);
  }
  let input: unknown;
  try {
    input = JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new Answer(FLEET_CODE.INPUT_MALFORMED, 'input: is not JSON');
  }
  const parsed = shape.safeParse(input);
  if (!parsed.success) throw new Answer(FLEET_CODE.INPUT_MALFORMED, malformedText(parsed.error, input));
  return parsed.data;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  // What was not read of a body that was refused is not a next request.
  response.writeHead(status, { 'content-type': 'application/json', ...(status >= 400 && { connection: 'close' }) });
  response.end(JSON.stringify(body));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
