import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns, type Turns } from '@launchyard/process/turns';
import { FaultError } from './fault.ts';

const run = promisify(argon2);

interface Cost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** The cost of new hashes. An older one keeps its own until its person signs in. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** The queue and owner of a hash. Lanes do not wait for each other: configs and viewers never block sign-ins. */
export interface HashingTurn {
  /** People who prove or choose their own password; passwords of configs; passwords that viewers type. */
  lane: 'people' | 'configs' | 'viewers';
  /** The client address of people, the account of configs and of viewed links. Within a lane, owners take turns. */
  owner: string;
}

/**
 * Each run takes 19 MiB, about 40 ms of a core, and one of libuv’s four threads: people and configs share those of the
 * api, viewers have those of the streaming process. A lane’s queue is about two seconds long; beyond that callers are
 * asked to retry.
 */
const LANES: Record<HashingTurn['lane'], Turns> = {
  people: lane({ atOnce: 3, waitingPerOwner: 50, waitingInAll: 200 }, 'Too many people are signing in.'),
  configs: lane({ atOnce: 1, waitingPerOwner: 10, waitingInAll: 50 }, 'Too many passwords are being set.'),
  viewers: lane({ atOnce: 2, waitingPerOwner: 50, waitingInAll: 100 }, 'Too many viewers are typing passwords.'),
};

/** The hash to store: argon2id with its own salt, in PHC format. Throws RATE_LIMITED if too many are waiting. */
export async function hashPassword(password: string, turn: HashingTurn): Promise<string> {
  const salt = randomBytes(16);
  return toPhc({ cost: COST, salt, tag: await derive(turn, password, salt, COST, TAG_BYTES) });
}

/**
 * Whether the password matches. A null hash takes the same time, so that timing does not reveal which accounts exist.
 * Throws RATE_LIMITED if too many are waiting.
 */
export async function isPassword(password: string, stored: string | null, turn: HashingTurn): Promise<boolean> {
  const { cost, salt, tag: expected } = readPhc(stored ?? DUMMY);
  const tag = await derive(turn, password, salt, cost, expected.length);
  return timingSafeEqual(tag, expected) && stored !== null;
}

/** Whether a stored hash has another cost than new ones: it should be renewed when the password is at hand. */
export function isOutdated(stored: string): boolean {
  const { cost, tag } = readPhc(stored);
  const isSame = cost.memory === COST.memory && cost.passes === COST.passes && cost.parallelism === COST.parallelism;
  return !isSame || tag.length !== TAG_BYTES;
}

interface Phc {
  cost: Cost;
  salt: Buffer;
  tag: Buffer;
}

function toPhc({ cost, salt, tag }: Phc): string {
  const figures = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${figures}$${salt.toString('base64')}$${tag.toString('base64')}`;
}

function readPhc(text: string): Phc {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/.exec(text) ?? [];
  if (!salt || !tag) throw new Error('a stored password hash is not in PHC format');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const DUMMY = toPhc({ cost: COST, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_BYTES) });

function lane(bounds: { atOnce: number; waitingPerOwner: number; waitingInAll: number }, why: string): Turns {
  return createTurns({
    ...bounds,
    refusal: () => new FaultError(SERVICE_FAULT.RATE_LIMITED, `${why} Try again in a moment.`),
  });
}

function derive(turn: HashingTurn, password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // Keyboards send an accented letter as one character or as two: it is the same password.
  const message = password.normalize('NFKC');
  return LANES[turn.lane].run(turn.owner, () => run('argon2id', { message, nonce, ...cost, tagLength }));
}
