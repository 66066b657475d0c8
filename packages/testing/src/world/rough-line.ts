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

/** A line between a browser and a service on this machine, or two of that service, as bad as a customer's. */
export interface RoughLine {
  /** Where to reach the service through the line: `http://127.0.0.1:<port>`. */
  url: string;
  /** How many connections the line has broken by itself. */
  readonly resets: number;
  /** Breaks every connection and lets none through until `restore`. */
  cut: () => void;
  restore: () => void;
  /** Holds every byte back, in both directions, until `thaw`: connections stay open and nobody answers. */
  freeze: () => void;
  thaw: () => void;
  close: () => Promise<void>;
}

/** A line without any trouble until it is cut or frozen. */
export const openLine = (...targetPorts: number[]): Promise<RoughLine> =>
  openRoughLine(targetPorts, { delayMs: 0, resetAfterBytes: null, seed: 1 });

/**
 * Opens a line to `targetPorts`, where nobody need listen yet: each connection goes to the next one of them, or to another where nobody
 * takes it. Equal seeds break connections after equal numbers of bytes. `port` is where it listens; unset, any that is free.
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
    // A broken line is what this is for; whoever used it sees it at its own end.
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
    // What it said at its end may still be on its way.
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

/** Connects to the first of the targets, from that of this turn on, that takes the connection; null when none does. */
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

/** Lets bytes through unless there is something to wait for. */
function held(hold: () => Promise<void> | undefined): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      await hold();
      done(null, chunk);
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
