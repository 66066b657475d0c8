import { randomBytes } from 'node:crypto';
import { issueTicket } from '@launchyard/platform/signalling/ticket';
import { freePorts } from '@launchyard/testing/world/ports';
import { startChild, type Child } from './kit/child.ts';
import { median } from './kit/median.ts';
import { peerVersion } from './kit/peers.ts';
import { atMost, rowOf, type Outcome } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import type { Order } from './signalling/ends.ts';

const SESSIONS = 200;
const ROUNDS = 5;
/** Introductions in a round: as many as the bounds of a line let through at once. */
const AT_ONCE = 2;
const TURNS = 30;

interface Side {
  server: Child;
  ends: Child;
}

/**
 * 200 streams introduce their two ends to each other through one process; for comparison, a plain server sends the same
 * messages back to as many sockets. Servers and ends each run in their own process. Measures the CPU of a message that
 * is passed on, and how long it is on the way while every end sends ten a second.
 */
export async function benchSignalling(): Promise<Outcome> {
  const sides: Side[] = [];
  try {
    const count = scaled(SESSIONS);
    const cpu = { ours: [] as number[], echo: [] as number[] };
    const late: number[] = [];
    const lateEcho: number[] = [];
    for (let round = -1; round < scaled(ROUNDS); round++) {
      // New lines each time: a line that has introduced its ends is nearly silent afterwards, and bounded so.
      const [ours, echo] = [await startOurs(count), await startEcho(count)];
      sides.push(ours, echo);
      const used = [await introduce(ours), await introduce(echo)] as const;
      const [way, wayOfEcho] = [await pace(ours), await pace(echo)];
      for (const side of sides.splice(0)) await stop(side);
      if (round < 0) continue;
      cpu.ours.push(used[0]);
      cpu.echo.push(used[1]);
      late.push(way);
      lateEcho.push(wayOfEcho);
    }
    return {
      rows: [
        rowOf({
          what: `CPU of a message passed on, ${count} streams in one process`,
          unit: 'µs',
          measured: median(cpu.ours),
          against: { name: 'plain ws echo', value: median(cpu.echo) },
          target: atMost(2),
        }),
        rowOf({
          what: `a message on the way, p99, ${count} streams`,
          unit: 'ms',
          measured: median(late),
          against: { name: 'limit', value: 20 },
          target: atMost(1),
        }),
        rowOf({
          what: `a message on the way, p99, ${count} streams`,
          unit: 'ms',
          measured: median(late),
          against: { name: 'plain ws echo', value: median(lateEcho) },
          target: null,
        }),
      ],
      versions: { ws: await peerVersion('ws') },
    };
  } finally {
    for (const side of sides) await stop(side);
  }
}

async function startOurs(count: number): Promise<Side> {
  const secret = randomBytes(32).toString('hex');
  const [port, streamersPort] = await freePorts();
  const server = await startChild(new URL('./signalling/ours.ts', import.meta.url), {
    PORT: String(port),
    STREAMERS_PORT: String(streamersPort),
    SECRET: secret,
  });
  const now = new Date();
  const streams = Array.from({ length: count }, (_, index) => {
    const room = `room ${index}`;
    const expiresAt = new Date(now.getTime() + 3_600_000);
    return {
      room,
      streamer: line(streamersPort, issueTicket(secret, { room, side: 'streamer', expiresAt })),
      player: line(port, issueTicket(secret, { room, side: 'player', now })),
    };
  });
  return { server, ends: await startEnds({ open: streams, isEcho: false }) };
}

const line = (port: number, ticket: string) => `ws://127.0.0.1:${port}/signalling?ticket=${ticket}`;

async function startEcho(count: number): Promise<Side> {
  const [port] = await freePorts();
  const server = await startChild(new URL('./signalling/echo-peer.ts', import.meta.url), { PORT: String(port) });
  const url = `ws://127.0.0.1:${port}`;
  const streams = Array.from({ length: count }, () => ({ room: '', streamer: url, player: url }));
  return { server, ends: await startEnds({ open: streams, isEcho: true }) };
}

async function startEnds(order: Order): Promise<Child> {
  const ends = await startChild(new URL('./signalling/ends.ts', import.meta.url), {});
  await tell(ends, order);
  return ends;
}

/** CPU microseconds of the server for each message. */
async function introduce({ server, ends }: Side): Promise<number> {
  const before = await server.cpu();
  const { messages } = await tell<{ messages: number }>(ends, { introduce: AT_ONCE });
  return (((await server.cpu()) - before) * 1000) / messages;
}

/** Milliseconds on the way, of the slowest of a hundred. */
async function pace({ ends }: Side): Promise<number> {
  const { times } = await tell<{ times: number[] }>(ends, { pace: TURNS });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

async function tell<Answer>(ends: Child, order: Order): Promise<Answer> {
  ends.send(order);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `ends.ts` answers so
  return (await ends.answer()) as Answer;
}

async function stop({ server, ends }: Side): Promise<void> {
  await ends.stop();
  await server.stop();
}
