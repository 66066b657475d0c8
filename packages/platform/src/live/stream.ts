import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EVENT_STREAM, type EventLine } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { isGateway } from '../http/server.ts';
import type { Bell } from '../events/bell.ts';
import { newestEvent, readEvents } from '../events/read.ts';

const HEARTBEAT_MILLISECONDS = 5_000;
const BATCH = 500;
const query = z.object({ after: z.coerce.number().int().nonnegative().optional() });

/** The endless answer of numbered events, one line each, for the gateway alone. */
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
        throw new FaultError('FORBIDDEN', 'Only a gateway may read the event stream.');
      }
      const parsed = query.safeParse(request.query);
      if (!parsed.success) throw new FaultError('INPUT_MALFORMED', 'after: a whole number');
      const start = parsed.data.after ?? (await newestEvent(database.sql));
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

  async function pump(after: number, signal: AbortSignal, send: (line: EventLine) => Promise<void>): Promise<void> {
    let number = after;
    await send({ type: 'heartbeat', number });
    while (!signal.aborted) {
      // Waits from before the read on, so that an event committed during it is not slept over.
      const ringing = bell.wait(HEARTBEAT_MILLISECONDS, signal);
      const batch = await readEvents(database.sql, number, BATCH);
      for (const event of batch) {
        await send(event);
        number = event.number;
      }
      if (batch.length === BATCH) continue;
      await ringing;
      if (batch.length === 0 && !signal.aborted) await send({ type: 'heartbeat', number });
    }
  }
}

/** Writes a line and waits when the reader is slower than the events. */
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
