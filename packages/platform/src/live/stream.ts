import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EVENT_STREAM, type EventLine } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { isGateway } from '../http/server.ts';
import type { Bell } from '../events/bell.ts';
import { numberEvents } from '../events/number.ts';
import { isKeptAfter, newestEvent, readEvents } from '../events/read.ts';

const HEARTBEAT_MILLISECONDS = 5_000;
/** How often the stream polls, in case the bell was missed or a process died before numbering its events. */
const LOOK_MILLISECONDS = 1_000;
const BATCH = 500;
const query = z.object({ after: z.coerce.number().int().nonnegative().optional() });

/** The endless response of numbered events, one per line, only for the gateway. */
export function addEventStream(
  server: FastifyInstance,
  { database, bell, gatewaySecret }: Deps & { bell: Bell; gatewaySecret: string },
): void {
  const open = new Set<AbortController>();
  server.addHook('preClose', async () => {
    for (const controller of open) controller.abort();
  });
  server.route({
    method: EVENT_STREAM.method,
    url: EVENT_STREAM.path,
    handler: async (request, reply) => {
      if (!isGateway(gatewaySecret, request.headers[GATEWAY_SECRET_HEADER])) {
        throw new FaultError(SERVICE_FAULT.FORBIDDEN, 'Only a gateway may read the event stream.');
      }
      const parsed = query.safeParse(request.query);
      if (!parsed.success) throw new FaultError(SERVICE_FAULT.INPUT_MALFORMED, 'after: a whole number');
      const start = await startOf(parsed.data.after);
      const controller = new AbortController();
      open.add(controller);
      reply.raw.on('close', () => controller.abort());
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      try {
        await pump(start, controller.signal, (line) => write(reply.raw, line, controller.signal));
      } finally {
        open.delete(controller);
        reply.raw.end();
      }
    },
  });

  /** Where the stream starts: after that number, or at the current event if it is unset or events after it are gone. */
  async function startOf(after: number | undefined): Promise<number> {
    const { spare } = database;
    await numberEvents(database);
    return after !== undefined && (await isKeptAfter(spare, after)) ? after : newestEvent(spare);
  }

  async function pump(after: number, signal: AbortSignal, send: (line: EventLine) => Promise<void>): Promise<void> {
    let number = after;
    await send({ type: 'heartbeat', number });
    let toldAt = performance.now();
    while (!signal.aborted) {
      // Starts waiting before the read, so that an event numbered during the read is not missed.
      const ringing = bell.wait(LOOK_MILLISECONDS, signal);
      const batch = await readEvents(database.spare, number, BATCH);
      for (const event of batch) {
        await send(event);
        number = event.number;
        toldAt = performance.now();
      }
      if (batch.length === BATCH) continue;
      const hasRung = await ringing;
      if (hasRung || signal.aborted) continue;
      await numberEvents(database);
      if (performance.now() - toldAt < HEARTBEAT_MILLISECONDS) continue;
      await send({ type: 'heartbeat', number });
      toldAt = performance.now();
    }
  }
}

/** Writes a line, and waits if the reader is slower than the events. */
async function write(raw: NodeJS.WritableStream, line: EventLine, signal: AbortSignal): Promise<void> {
  if (signal.aborted || raw.write(`${JSON.stringify(line)}\n`)) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      raw.off('drain', goOn);
      signal.removeEventListener('abort', goOn);
      resolve();
    };
    raw.on('drain', goOn);
    signal.addEventListener('abort', goOn);
  });
}
