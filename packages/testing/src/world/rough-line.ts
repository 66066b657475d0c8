import { createServer, connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { seededRandom } from '../archives/random.ts';
import { portOf } from './ports.ts';

export interface Troubles {
  /** The delay of every byte, in each direction. */
  delayMs: number;
  /** A connection breaks after a random number of bytes in this range, counted towards the service. Null: never. */
  resetAfterBytes: readonly [least: number, most: number] | null;
  /** The share of connections that break like that. Default: all. */
  resetShare?: number;
  /** The maximum number of bytes in flight per connection; a faster sender has to wait. Default: 8 MiB. */
  inFlightBytes?: number;
  seed: number;
}

/** A proxy in front of a local service, or two instances of it, that simulates a customer's bad connection. */
export interface RoughLine {
  /** The proxy's address: `http://127.0.0.1:<port>`. */
  url: string;
  /** How many connections the proxy broke because of `resetAfterBytes`. */
  readonly resets: number;
  /** Breaks every connection and refuses new ones until `restore`. */
  cut: () => void;
  restore: () => void;
  /** Holds back all data in both directions until `thaw`. Connections stay open, but nothing is answered. */
  freeze: () => void;
  thaw: () => void;
  close: () => Promise<void>;
}

/** A proxy without faults until it is cut or frozen. */
export const openLine = (...targetPorts: number[]): Promise<RoughLine> =>
  openRoughLine(targetPorts, { delayMs: 0, resetAfterBytes: null, seed: 1 });

/**
 * Opens a proxy to `targetPorts`, which need not be open yet. Connections alternate between the targets and skip
 * those that refuse. Equal seeds break connections after equal numbers of bytes. `port` is where it listens; any free
 * port by default.
 */
export async function openRoughLine(
  targetPorts: number | readonly number[],
  troubles: Troubles,
  port = 0,
): Promise<RoughLine> {
  const targets = [targetPorts].flat();
  let turn = 0;
  const random = seededRandom(troubles.seed);
  const sockets = new Set<Socket>();
  let isCut = false;
  let thawing: PromiseWithResolvers<void> | null = null;
  const untilThawed = () => thawing?.promise;
  let resets = 0;
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const join = (socket: Socket, onClose: (isBroken: boolean) => void) => {
    sockets.add(socket);
    socket.on('close', (isBroken) => {
      sockets.delete(socket);
      onClose(isBroken);
    });
    // Broken connections are intended; each side notices on its own.
    socket.on('error', () => undefined);
  };
  const chooseFuse = () => {
    const breaks = random() / 2 ** 32 < (troubles.resetShare ?? 1);
    return chooseBetween(breaks ? troubles.resetAfterBytes : null, random);
  };
  const delay = () => delayed(troubles.delayMs, troubles.inFlightBytes ?? IN_FLIGHT_BYTES);
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    turn += 1;
    void connectOn(near, turn);
  });
  const connectOn = async (near: Socket, from: number) => {
    const far = await reach(targets, from);
    if (!far || near.destroyed) {
      near.resetAndDestroy();
      far?.destroy();
      return;
    }
    join(near, () => far.destroy());
    // Its last data may still be in transit.
    join(far, (isBroken) =>
      isBroken || near.writableFinished ? near.destroy() : near.once('finish', () => near.destroy()),
    );
    const fuse = burnsAfter(chooseFuse(), () => {
      resets += 1;
      for (const socket of [near, far]) socket.resetAndDestroy();
    });
    near.pipe(fuse).pipe(held(untilThawed)).pipe(delay()).pipe(far);
    far.pipe(held(untilThawed)).pipe(delay()).pipe(near);
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
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
    freeze() {
      thawing ??= Promise.withResolvers();
    },
    thaw() {
      thawing?.resolve();
      thawing = null;
    },
    async close() {
      thawing?.resolve();
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Connects to the first target that accepts, starting with the one whose turn it is. Null if none does. */
async function reach(targets: readonly number[], turn: number): Promise<Socket | null> {
  for (let other = 0; other < targets.length; other++) {
    const far = connect(targets[(turn + other) % targets.length] ?? 0, '127.0.0.1');
    const isThere = await new Promise<boolean>((resolve) => {
      far.once('connect', () => resolve(true));
      far.once('error', () => resolve(false));
    });
    if (isThere) return far;
  }
  return null;
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

/** Passes each chunk on once `hold` allows it. */
function held(hold: () => Promise<void> | undefined): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      await hold();
      done(null, chunk);
    },
  });
}

const IN_FLIGHT_BYTES = 8 * 1024 * 1024;

/** Delays each chunk by `ms`; later chunks do not wait for earlier ones. */
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
