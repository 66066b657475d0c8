import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(argon2);
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
/** Each run takes 19 MiB and some 40 ms of a core: more at once would only wait in memory. */
const MAX_AT_ONCE = 4;

/** The hash to store: argon2id with a salt of its own, in the PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}

/** Whether that is the password. Takes as long for a null hash, so that nobody learns by the clock which accounts exist. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [nonce, expected] = (stored ?? DUMMY)
    .split('$')
    .slice(4)
    .map((part) => Buffer.from(part, 'base64'));
  if (!nonce || !expected) throw new Error('a stored password hash is not in the PHC form');
  const tag = await derive(password, nonce);
  return tag.length === expected.length && timingSafeEqual(tag, expected) && stored !== null;
}

const DUMMY = `$argon2id$v=19$x$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;

const waiting: Array<() => void> = [];
let running = 0;

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await run('argon2id', { message: password, nonce, ...COST });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
