import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { validateHeaderValue } from 'node:http';
import type { Logger } from 'pino';
import { Pool } from 'undici';
import type { z } from 'zod';
import {
  ACCOUNT_HEADER,
  BROWSER_HEADER,
  CLIENT_ADDRESS_HEADER,
  COUNTRY_HEADER,
  DEVICE_HEADER,
  Failed,
  GATEWAY_SECRET_HEADER,
  REQUEST_ID_HEADER,
  Refused,
  faultBody,
  refusedBody,
  type Call,
  type CallInput,
  type CallReply,
} from '@launchyard/contract/kit';
import { addressSubject } from '@launchyard/domain/session';
import { createTurns, type Turns } from '@launchyard/process/turns';
import { malformedPaths } from '@launchyard/schema/kit/errors';
import type { UpstreamSettings } from '../gateway-settings.ts';
import { createBreaker, type Breaker } from './breaker.ts';

/** The caller of a call. */
export interface CallFor {
  token: string | undefined;
  account: string | undefined;
  requestId: string;
  clientAddress: string;
  /** The browser’s device token; sent if there is no credential yet. */
  device?: string | undefined;
  /** What the browser calls itself; likewise. */
  userAgent?: string | undefined;
  /** Its country, as a trusted proxy says; likewise. */
  country?: string | null | undefined;
}

/** The services behind the gateway, called over REST as the contract says. */
export interface Services {
  /** Makes one call. Throws Refused or Failed, never anything else. */
  call<C extends Call>(call: C, input: CallInput<C>, caller: CallFor): Promise<CallReply<C>>;
  /** The connections to the service of an area. */
  pool(area: string): Pool;
  close(): Promise<void>;
}

/**
 * How many calls of one client address run per area; the rest wait. An office that reconnects at once waits a moment;
 * somebody who sends thousands, with or without a credential, leaves room for everybody else.
 */
const CALLS_PER_ADDRESS = { atOnce: Infinity, atOncePerOwner: 64, waitingPerOwner: 500, waitingInAll: 5_000 };

/**
 * Connects to the services: one pool for each base address, one breaker and one queue for each area. Nothing is sent
 * before the first call. `now` is the breakers’ clock, in milliseconds. `onUnavailable` learns of each call that a service
 * did not answer.
 */
export function createServices(
  settings: UpstreamSettings,
  log: Logger,
  now?: () => number,
  onUnavailable: OnUnavailable = () => undefined,
): Services {
  const pools = new Map<string, Pool>();
  const breakers = new Map<string, Breaker>();
  const turns = new Map<string, Turns>();

  function pool(area: string): Pool {
    const url = settings.urls[area] ?? settings.url;
    return remember(pools, url, () => new Pool(url, { pipelining: 1, headersTimeout: settings.timeoutMilliseconds }));
  }

  async function call<C extends Call>(entry: C, input: CallInput<C>, caller: CallFor): Promise<CallReply<C>> {
    const area = areaOf(entry);
    try {
      const request = prepare(entry, input, caller, settings.gatewaySecret);
      const turn = remember(turns, area, () => createTurns({ ...CALLS_PER_ADDRESS, refusal: () => tooMany(area) }));
      const answer = await turn.run(addressSubject(caller.clientAddress), () => send(area, request));
      return read(entry, area, answer);
    } catch (error) {
      if (error instanceof Refused) throw error;
      // Anything else is a fault of this process; faults are logged where they are hidden from the caller.
      const failed = error instanceof Failed ? error : new Failed(SERVICE_FAULT.INTERNAL, area, { cause: error });
      const fields = { requestId: caller.requestId, call: entry.name };
      // Callers only learn the area, so the cause is logged here.
      if (failed.code === SERVICE_FAULT.UNAVAILABLE) {
        log.warn({ ...fields, err: failed }, 'upstream');
        const service = settings.urls[area] === undefined ? 'api' : area;
        // The gateway’s own reports are left out: one about a lost report would never end.
        if (entry.access !== 'gateway') onUnavailable(service, failed, caller.requestId);
      }
      if (failed.code === SERVICE_FAULT.INPUT_MALFORMED)
        log.warn({ ...fields, paths: malformedPaths(failed) }, 'malformed input');
      throw failed;
    }
  }

  /** Passes the area’s breaker. It only counts how the service answers, not how the answer is processed here. */
  async function send(area: string, request: Prepared): Promise<Answer> {
    const leave = remember(breakers, area, () => createBreaker(now)).enter();
    if (!leave) throw new Failed(SERVICE_FAULT.UNAVAILABLE, area);
    try {
      const signal = AbortSignal.timeout(settings.timeoutMilliseconds);
      const { statusCode, body } = await pool(area).request({ ...request, signal });
      const answer = { status: statusCode, body: await body.text() };
      // A 500 is one call’s own fault; others of the area may continue.
      leave(statusCode <= 500);
      return answer;
    } catch (error) {
      leave(false);
      throw new Failed(SERVICE_FAULT.UNAVAILABLE, area, { cause: error });
    }
  }

  return {
    call,
    pool,
    async close() {
      await Promise.all([...pools.values()].map((each) => each.destroy()));
    },
  };
}

/** `service` is the area if it has a service of its own. */
type OnUnavailable = (service: string, error: Failed, requestId: string) => void;

const tooMany = (area: string) => new Failed(SERVICE_FAULT.RATE_LIMITED, area, { retryAfterSeconds: 1 });

interface Answer {
  status: number;
  body: string;
}

function read<C extends Call>(call: C, area: string, { status, body }: Answer): CallReply<C> {
  const json = parseJson(body);
  if (status === 200) {
    const reply = call.reply.safeParse(json);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the very shape that the type is inferred from
    if (reply.success) return reply.data as CallReply<C>;
    throw otherShape(call, area, `at ${pathsOf(reply.error)}`);
  }
  if (status === 422) {
    const refused = refusedBody.safeParse(json);
    if (refused.success) throw new Refused(refused.data.refusals);
    throw otherShape(call, area, `for a refusal at ${pathsOf(refused.error)}`);
  }
  const failed = faultBody.safeParse(json);
  if (!failed.success) {
    // A proxy in front of a service that is down answers in its own way.
    if (status <= 500) throw otherShape(call, area, `for a fault (${status}) at ${pathsOf(failed.error)}`);
    throw new Failed(SERVICE_FAULT.UNAVAILABLE, area, {
      cause: new Error(`${call.name} answered ${status} without a fault`),
    });
  }
  const { code, message, retryAfterSeconds } = failed.data.fault;
  // Malformed input is reported to the caller, who does not know the call.
  const cause = new Error(code === SERVICE_FAULT.INPUT_MALFORMED ? message : `${call.name}: ${message}`);
  throw new Failed(code, area, { cause, retryAfterSeconds, isTheirs: true });
}

/**
 * The two sides of a contract disagree: our mistake, however well the service is. The values are somebody’s data and
 * are not logged.
 */
const otherShape = (call: Call, area: string, where: string) =>
  new Failed(SERVICE_FAULT.INTERNAL, area, { cause: new Error(`${call.name} answered another shape ${where}`) });

const pathsOf = (error: z.ZodError) => error.issues.map((issue) => issue.path.join('.') || 'the whole').join(', ');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Anything but JSON is not a reply: the shapes refuse undefined, with the call’s name.
    return undefined;
  }
}

interface Prepared {
  method: Call['method'];
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/**
 * The request of a call, built and validated before the service is called: a failure here says nothing about the
 * service.
 */
function prepare(call: Call, input: unknown, caller: CallFor, secret: string): Prepared {
  const isGet = call.method === 'GET';
  const body = JSON.stringify(input);
  if (isGet && body !== '{}') throw new Error(`${call.name} is asked by GET, which carries no input`);
  const headers = {
    ...(isGet ? {} : { 'content-type': 'application/json' }),
    ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
    ...(caller.account === undefined ? {} : { [ACCOUNT_HEADER]: caller.account }),
    ...(caller.device === undefined || call.access !== 'public' ? {} : { [DEVICE_HEADER]: caller.device }),
    ...(caller.userAgent === undefined || call.access !== 'public' ? {} : { [BROWSER_HEADER]: caller.userAgent }),
    ...(typeof caller.country !== 'string' || call.access !== 'public' ? {} : { [COUNTRY_HEADER]: caller.country }),
    [REQUEST_ID_HEADER]: caller.requestId,
    [CLIENT_ADDRESS_HEADER]: caller.clientAddress,
    [GATEWAY_SECRET_HEADER]: secret,
  };
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value);
  return { method: call.method, path: call.path, headers, body: isGet ? null : body };
}

/** The noun before the dot of a call’s name. */
const areaOf = (call: Call): string => call.name.split('.', 1)[0] ?? call.name;

function remember<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
