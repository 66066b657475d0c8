import { z } from 'zod';
import { fleetError, fleetHealth, FleetFull, FleetUnavailable, instance, logPart } from '@launchyard/contract/fleet';
import { FLEET_CODE } from '@launchyard/domain/kit/codes';
import type { Fleet, Instance } from '@launchyard/contract/fleet';
import { printedText } from '@launchyard/domain/fleet';

export interface RestFleetOptions {
  /** The address of the fleet, without a trailing slash. */
  url: string;
  token: string;
  /** Longer than a build may take to end, because a stop waits for that. */
  milliseconds?: number;
}

const LONGEST_MILLISECONDS = 20_000;
const instances = z.object({ instances: z.array(instance) });

/** A fleet over REST. Whatever is not an answer of a fleet is FleetUnavailable. */
export function restFleet({ url, token, milliseconds = LONGEST_MILLISECONDS }: RestFleetOptions): Fleet {
  async function ask(method: string, path: string, input?: unknown): Promise<{ status: number; body: unknown }> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(input !== undefined && { 'content-type': 'application/json' }),
    };
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(input !== undefined && { body: JSON.stringify(input) }),
        signal: AbortSignal.timeout(milliseconds),
        redirect: 'error',
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw new FleetUnavailable('the fleet does not answer', { cause: error });
    }
  }

  async function call<Shape extends z.ZodType>(shape: Shape, ...asked: Parameters<typeof ask>) {
    const { status, body } = await ask(...asked);
    if (status === 200) {
      const parsed = shape.safeParse(body);
      if (parsed.success) return parsed.data;
      throw new FleetUnavailable('the fleet answers something else', { cause: parsed.error });
    }
    const { code, message } = fleetError.safeParse(body).data?.error ?? {};
    if (code === 'INSTANCE_NOT_FOUND') return null;
    if (code === FLEET_CODE.FLEET_FULL) throw new FleetFull(message);
    throw new FleetUnavailable(`the fleet answers ${status}: ${code ?? 'no code'}`);
  }

  return {
    start: async (id, input) => plain(there(await call(instance, 'PUT', at(id), input))),
    stop: async (id) => plain(await call(instance, 'DELETE', at(id))),
    find: async (id) => plain(await call(instance, 'GET', at(id))),
    list: async () => there(await call(instances, 'GET', '/instances')).instances.map(plain),
    renew: async (id, leaseSeconds) => plain(await call(instance, 'POST', `${at(id)}/lease`, { leaseSeconds })),
    async log(id, after) {
      const part = await call(logPart, 'GET', `${at(id)}/log?after=${after}`);
      return part && { ...part, text: printedText(part.text) };
    },
    health: async () => there(await call(fleetHealth, 'GET', '/health')),
  };
}

/** A fleet may pass on what a build printed as it is. */
function plain<Known extends Instance | null>(known: Known): Known {
  return known?.end ? { ...known, end: { ...known.end, lastLines: known.end.lastLines.map(printedText) } } : known;
}

const there = <T>(thing: T | null): T => {
  if (thing === null) throw new FleetUnavailable('the fleet has no such call');
  return thing;
};
const at = (id: string) => `/instances/${encodeURIComponent(id)}`;
