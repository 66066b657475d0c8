import { createServer, connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { seededRandom } from '../archives/random.ts';
import { portOf } from './ports.ts';

export interface Troubles {
  /** How much later every byte arrives, in each direction. */
  delayMs: number;
  /** A connection breaks after some number of bytes between these, sent towards the service. Null: never. */
  resetAfterBytes: readonly [least: number, most: number] | null;
  /** Which share of the connections breaks like that. Unset: each of them. */
  resetShare?: number;
  /** So many bytes of a connection may be on their way at once; a sender that is faster has to wait. Unset: 8 MiB. */
  inFlightBytes?: number;
  seed: number;
}

/** A line between a browser and a service on this machine, as bad as a customer's. */
export interface RoughLine {
  /** Where to reach the service through the line: `http://127.0.0.1:<port>`. */
  url: string;
  /** How many connections the line has broken by itself. */
  readonly resets: number;
  /** Breaks every connection and lets none through until `restore`. */
  cut: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

/** Opens a line to `targetPort`, where nobody need listen yet. Equal seeds break connections after equal numbers of bytes. */
export async function openRoughLine(targetPort: number, troubles: Troubles): Promise<RoughLine> {
  const random = seededRandom(troubles.seed);
  const sockets = new Set<Socket>();
  let isCut = false;
  let resets = 0;
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const join = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    // A broken line is what this is for; whoever used it sees it at its own end.
    socket.on('error', () => undefined);
  };
  const chooseFuse = () => {
    const breaks = random() / 2 ** 32 < (troubles.resetShare ?? 1);
    return chooseBetween(breaks ? troubles.resetAfterBytes : null, random);
  };
  const delay = () => delayed(troubles.delayMs, troubles.inFlightBytes ?? IN_FLIGHT_BYTES);
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(targetPort, '127.0.0.1');
    join(near, far);
    join(far, near);
    const fuse = burnsAfter(chooseFuse(), () => {
      resets += 1;
      for (const socket of [near, far]) socket.resetAndDestroy();
    });
    near.pipe(fuse).pipe(delay()).pipe(far);
    far.pipe(delay()).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    get resets() {
      return resets;
    },
    cut() {
      isCut = true;
      breakAll();
    },
    restore() {
      isCut = false;
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function chooseBetween(range: Troubles['resetAfterBytes'], random: () => number): number {
  if (range === null) return Infinity;
  const [least, most] = range;
  return least + (random() % (most - least + 1));
}

function burnsAfter(bytes: number, burn: () => void): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left <= 0) burn();
      else done(null, chunk);
    },
  });
}

const IN_FLIGHT_BYTES = 8 * 1024 * 1024;

/** Every byte comes out `ms` later than it went in; those behind it do not wait for it. */
function delayed(ms: number, mostInFlight: number): Transform {
  let inFlight = 0;
  let goOn: (() => void) | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      inFlight += chunk.length;
      setTimeout(() => {
        inFlight -= chunk.length;
        this.push(chunk);
        const next = goOn;
        goOn = null;
        next?.();
      }, ms);
      if (inFlight < mostInFlight) done();
      else goOn = done;
    },
    flush(done) {
      setTimeout(done, ms);
    },
  });
}
