import type { Logger } from 'pino';
import { Pool } from 'undici';
import {
  ACCOUNT_HEADER,
  CLIENT_ADDRESS_HEADER,
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
import type { UpstreamSettings } from '../gateway-settings.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { toQuery } from './query.ts';

/** Who a call is made for. */
export interface CallFor {
  token: string | undefined;
  account: string | undefined;
  requestId: string;
  clientAddress: string;
}

/** The services behind the gateway, asked over REST as the contract says. */
export interface Services {
  /** Makes one call. Throws Refused or Failed, never anything else. */
  call<C extends Call>(call: C, input: CallInput<C>, caller: CallFor): Promise<CallReply<C>>;
  /** The connections to the service of an area. */
  pool(area: string): Pool;
  close(): Promise<void>;
}

/** Connects to the services: one pool for each base address, one breaker for each area. Nothing is sent before the first call. */
export function createServices(settings: UpstreamSettings, log: Logger): Services {
  const pools = new Map<string, Pool>();
  const breakers = new Map<string, Breaker>();

  function pool(area: string): Pool {
    const url = settings.urls[area] ?? settings.url;
    return remember(pools, url, () => new Pool(url, { pipelining: 1, headersTimeout: settings.timeoutMilliseconds }));
  }

  async function call<C extends Call>(entry: C, input: CallInput<C>, caller: CallFor): Promise<CallReply<C>> {
    const area = areaOf(entry);
    const leave = remember(breakers, area, () => createBreaker()).enter();
    if (!leave) throw new Failed('UNAVAILABLE', area);
    try {
      const answer = await ask(entry, input, caller);
      // A 500 is one call's own fault; the others of the area may go on.
      leave(answer.status <= 500);
      return read(entry, area, answer);
    } catch (error) {
      if (error instanceof Refused) throw error;
      const isKnown = error instanceof Failed;
      if (!isKnown) leave(false);
      const failed = isKnown ? error : new Failed('UNAVAILABLE', area, { cause: error });
      // Callers are told the area only, so the cause is written down here.
      if (failed.code === 'UNAVAILABLE')
        log.warn({ requestId: caller.requestId, call: entry.name, err: failed }, 'upstream');
      throw failed;
    }
  }

  async function ask(entry: Call, input: unknown, caller: CallFor): Promise<Answer> {
    const isGet = entry.method === 'GET';
    const { statusCode, body } = await pool(areaOf(entry)).request({
      method: entry.method,
      path: isGet ? entry.path + toQuery(input) : entry.path,
      headers: headersFor(caller, settings.gatewaySecret, isGet),
      body: isGet ? null : JSON.stringify(input),
      signal: AbortSignal.timeout(settings.timeoutMilliseconds),
    });
    return { status: statusCode, body: await body.text() };
  }

  return {
    call,
    pool,
    async close() {
      await Promise.all([...pools.values()].map((each) => each.destroy()));
    },
  };
}

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
    throw new Failed('UNAVAILABLE', area, { cause: new Error(`${call.name} answered another shape: ${reply.error}`) });
  }
  if (status === 422) {
    const refused = refusedBody.safeParse(json);
    if (refused.success) throw new Refused(refused.data.refusals);
  }
  const failed = faultBody.safeParse(json);
  if (!failed.success) {
    throw new Failed('UNAVAILABLE', area, { cause: new Error(`${call.name} answered ${status} without a fault`) });
  }
  const { code, message, retryAfterSeconds } = failed.data.fault;
  throw new Failed(code, area, { cause: new Error(`${call.name}: ${message}`), retryAfterSeconds });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no reply: the shapes refuse undefined, with the call's name.
    return undefined;
  }
}

function headersFor(caller: CallFor, secret: string, isGet: boolean): Record<string, string> {
  return {
    ...(isGet ? {} : { 'content-type': 'application/json' }),
    ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
    ...(caller.account === undefined ? {} : { [ACCOUNT_HEADER]: caller.account }),
    [REQUEST_ID_HEADER]: caller.requestId,
    [CLIENT_ADDRESS_HEADER]: caller.clientAddress,
    [GATEWAY_SECRET_HEADER]: secret,
  };
}

/** The noun before the dot of a call's name. */
const areaOf = (call: Call): string => call.name.split('.', 1)[0] ?? call.name;

function remember<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
