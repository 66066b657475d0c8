import { WebSocket } from 'ws';

/** The task of a subscriber process: open this many sockets, authenticate and subscribe on each, and count the messages. */
export interface Opening {
  url: string;
  protocol: string | null;
  /** Assigned to the sockets in turn. */
  inits: string[];
  /** Null if messages arrive without a subscription. */
  subscribe: string | null;
  count: number;
  /** Whether the server may end the sockets, which are then counted. */
  mayEnd: boolean;
}

const OPENED_AT_ONCE = 20;
let received = 0;
let ended = 0;
let last = '';

process.on('message', (message: Opening | 'received' | 'cpu') => {
  if (message === 'cpu') return;
  if (message === 'received') process.send?.({ received, last, ended });
  else openAll(message).then(() => process.send?.({ opened: true }), fail);
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });

async function openAll(opening: Opening): Promise<void> {
  let next = 0;
  const openOn = async () => {
    while (next < opening.count) await open(opening, next++);
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openOn));
}

/** Resolves once the socket is open and, if it subscribes, has received its first message. */
function open({ url, protocol, inits, subscribe, mayEnd }: Opening, index: number): Promise<void> {
  let isSubscribed = false;
  const socket = new WebSocket(url, protocol ?? [], { perMessageDeflate: false, localAddress: addressOf(index) });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      if (mayEnd && isSubscribed) ended++;
      else fail(new Error(`a socket closed with ${code} ${String(reason)}`));
    });
    socket.on('open', () => (subscribe === null ? resolve() : socket.send(inits[index % inits.length] ?? '')));
    socket.on('message', (data: Buffer) => {
      const type = subscribe === null ? 'next' : typeOf(data);
      if (type === 'connection_ack') return socket.send(subscribe ?? '');
      if (type !== 'next' && mayEnd && isSubscribed) return;
      if (type !== 'next') return fail(new Error(`a socket received ${data.toString().slice(0, 300)}`));
      received++;
      isSubscribed = true;
      last = data.toString();
      resolve();
    });
  });
}

/** What one address may open is bounded, so they come from many, as subscribers do. */
const addressOf = (index: number): string => `127.0.0.${2 + (index % ADDRESSES)}`;
const ADDRESSES = 100;

/** Reads the type without parsing, because thousands of messages arrive at a time. */
const typeOf = (data: Buffer): string | undefined => /"type":"(\w+)"/.exec(data.toString())?.[1];

function fail(error: unknown): void {
  process.stderr.write(`subscribers: ${String(error)}\n`);
  process.exit(1);
}
