import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { PATIENCE } from '@launchyard/testing/waits';

/** A client of a TURN server in a test, which asks for what a browser never would. Each answer is 0 or the code of a refusal. */
export interface TestTurn {
  allocate(): Promise<number>;
  /** Keeps the relay. */
  refresh(): Promise<number>;
  /** Asks for packets to and from an IPv4 address. */
  permit(address: string): Promise<number>;
  close(): void;
}

const COOKIE = 0x2112a442;
const METHOD = { allocate: 0x0003, refresh: 0x0004, permit: 0x0008 } as const;
const REFUSED = 0x0110;
const ATTRIBUTE = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  peer: 0x0012,
  realm: 0x0014,
  nonce: 0x0015,
  transport: 0x0019,
} as const;

export async function openTurn(server: {
  address: string;
  port: number;
  username?: string;
  credential?: string;
}): Promise<TestTurn> {
  const { address, port, username = '', credential = '' } = server;
  const socket = createSocket('udp4');
  socket.connect(port, address);
  await once(socket, 'connect');
  let [realm, nonce]: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)];

  async function send(method: number, attributes: readonly Buffer[]): Promise<Buffer> {
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    socket.send(signed(method, [...attributes, ...proof()], key()));
    const [answer]: unknown[] = await answered;
    if (!Buffer.isBuffer(answer)) throw new Error('the answer is no datagram');
    return answer;
  }
  const proof = () =>
    realm.length === 0
      ? []
      : [
          attribute(ATTRIBUTE.username, Buffer.from(username)),
          attribute(ATTRIBUTE.realm, realm),
          attribute(ATTRIBUTE.nonce, nonce),
        ];
  const key = () =>
    realm.length === 0 ? null : createHash('md5').update(`${username}:${realm.toString()}:${credential}`).digest();

  async function ask(method: number, ...attributes: Buffer[]): Promise<number> {
    let answer = await send(method, attributes);
    // It says what to sign with: at first, and when that is old.
    if ([401, 438].includes(refusalOf(method, answer)) && find(answer, ATTRIBUTE.nonce)) {
      realm = find(answer, ATTRIBUTE.realm) ?? realm;
      nonce = find(answer, ATTRIBUTE.nonce) ?? nonce;
      answer = await send(method, attributes);
    }
    return refusalOf(method, answer);
  }
  return {
    allocate: () => ask(METHOD.allocate, attribute(ATTRIBUTE.transport, Buffer.from([UDP, 0, 0, 0]))),
    refresh: () => ask(METHOD.refresh),
    permit: (peer) => ask(METHOD.permit, attribute(ATTRIBUTE.peer, hidden(peer))),
    close: () => void socket.close(),
  };
}

const UDP = 17;

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc(-value.length & 3)]);
}

/** A request; its last attribute covers everything before it, and says so in the length. */
function signed(method: number, attributes: readonly Buffer[], key: Buffer | null): Buffer {
  const body = Buffer.concat(attributes);
  const head = Buffer.alloc(20);
  head.writeUInt16BE(method, 0);
  head.writeUInt32BE(COOKIE, 4);
  randomBytes(12).copy(head, 8);
  head.writeUInt16BE(body.length + (key ? 24 : 0), 2);
  if (!key) return Buffer.concat([head, body]);
  const code = createHmac('sha1', key).update(head).update(body).digest();
  return Buffer.concat([head, body, attribute(ATTRIBUTE.integrity, code)]);
}

/** An address as STUN writes it. */
function hidden(address: string): Buffer {
  const value = Buffer.alloc(8);
  value.writeUInt16BE(1, 0);
  value.writeUInt16BE(9_999 ^ (COOKIE >>> 16), 2);
  const plain = Buffer.from(address.split('.').map(Number)).readUInt32BE(0);
  value.writeUInt32BE((plain ^ COOKIE) >>> 0, 4);
  return value;
}

function find(message: Buffer, type: number): Buffer | undefined {
  for (let at = 20; at + 4 <= message.length;) {
    const length = message.readUInt16BE(at + 2);
    if (message.readUInt16BE(at) === type) return message.subarray(at + 4, at + 4 + length);
    at += 4 + length + (-length & 3);
  }
  return undefined;
}

function refusalOf(method: number, message: Buffer): number {
  if (message.readUInt16BE(0) !== (method | REFUSED)) return 0;
  const error = find(message, ATTRIBUTE.error);
  return error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : 500;
}
