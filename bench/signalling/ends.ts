import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** What the bench asks of the ends. */
export type Order =
  /** The addresses of both ends of each stream. `isEcho`: everything comes back to where it was sent. */
  | { open: ReadonlyArray<{ room: string; streamer: string; player: string }>; isEcho: boolean }
  /** Each end describes itself and sends its candidates, at once. */
  | { introduce: number }
  /** Each end sends a candidate so many times, a tenth of a second apart. Answers with the times on the way. */
  | { pace: number };

interface Ends {
  streamer: WebSocket;
  player: WebSocket;
  playerId: string;
}

const CANDIDATES = 20;
/** As long as what browsers and Unreal say. */
const SDP = `v=0\r\n${'a=rtpmap:96 H264/90000\r\n'.repeat(250)}`;
const FOUNDATION = 'candidate:842163049 1 udp 1677729535 203.0.113.141 46154 typ srflx raddr 10.0.0.17 rport 46154';

let streams: Ends[] = [];
let received = 0;
let times: number[] = [];

process.on('message', (order: Order | 'cpu') => {
  if (order === 'cpu') return;
  void obey(order).then((answer) => process.send?.(answer));
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });

async function obey(order: Order): Promise<object> {
  if ('open' in order) {
    streams = await Promise.all(order.open.map((addresses) => open(addresses, order.isEcho)));
    return { opened: streams.length };
  }
  received = 0;
  times = [];
  if ('introduce' in order) {
    const expected = streams.length * 2 * (1 + CANDIDATES);
    for (let round = 1; round <= order.introduce; round++) {
      for (const each of streams) introduce(each);
      await untilReceived(round * expected);
    }
    return { messages: received };
  }
  for (let turn = 0; turn < order.pace; turn++) {
    for (const [index, each] of streams.entries()) {
      candidate(each);
      // Spread over the tenth of a second, as strangers are.
      if (index % 20 === 19) await delay(100 / (streams.length / 20));
    }
  }
  await untilReceived(order.pace * streams.length * 2);
  return { times };
}

async function open(
  { room, streamer: streamerUrl, player: playerUrl }: { room: string; streamer: string; player: string },
  isEcho: boolean,
): Promise<Ends> {
  const streamer = await opened(streamerUrl);
  let playerId = '1';
  if (!isEcho) {
    streamer.send(JSON.stringify({ type: 'endpointId', id: room }));
    await said(streamer, 'endpointIdConfirm');
  }
  const player = await opened(playerUrl);
  if (!isEcho) {
    const connected = said(streamer, 'playerConnected');
    player.send(JSON.stringify({ type: 'subscribe', streamerId: room }));
    playerId = String((await connected)['playerId']);
  }
  for (const end of [streamer, player]) end.on('message', note);
  return { streamer, player, playerId };
}

let awaited: { count: number; resolve: () => void } | undefined;

function untilReceived(count: number): Promise<void> {
  return new Promise((resolve) => {
    awaited = { count, resolve };
    if (received >= count) resolve();
  });
}

function note(data: Buffer): void {
  received += 1;
  if (awaited && received >= awaited.count) awaited.resolve();
  const sent = /"candidate:at ([\d.]+) /.exec(data.toString())?.[1];
  if (sent !== undefined) times.push(performance.now() - Number(sent));
}

function introduce({ streamer, player, playerId }: Ends): void {
  streamer.send(JSON.stringify({ type: 'offer', playerId, sdp: SDP }));
  player.send(JSON.stringify({ type: 'answer', sdp: SDP }));
  for (let index = 0; index < CANDIDATES; index++) {
    const given = { candidate: FOUNDATION, sdpMid: '0', sdpMLineIndex: 0 };
    streamer.send(JSON.stringify({ type: 'iceCandidate', playerId, candidate: given }));
    player.send(JSON.stringify({ type: 'iceCandidate', candidate: given }));
  }
}

function candidate({ streamer, player, playerId }: Ends): void {
  const given = { candidate: `candidate:at ${performance.now()} ${FOUNDATION}`, sdpMid: '0', sdpMLineIndex: 0 };
  streamer.send(JSON.stringify({ type: 'iceCandidate', playerId, candidate: given }));
  player.send(JSON.stringify({ type: 'iceCandidate', candidate: given }));
}

function opened(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket)).once('error', reject);
  });
}

function said(socket: WebSocket, type: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    const hear = (data: Buffer) => {
      const message: Record<string, unknown> = JSON.parse(data.toString());
      if (message['type'] !== type) return;
      socket.off('message', hear);
      resolve(message);
    };
    socket.on('message', hear);
  });
}
