import wrtc from '@roamhq/wrtc';
import type { TestEnd, Told } from './test-ends.ts';

/** What a streamer has with one of its viewers. */
export interface Viewed {
  channel: RTCDataChannel;
  /** What came through its channel. */
  heard: unknown[];
  connection: RTCPeerConnection;
}

/** Makes a registered streamer offer a data channel and a picture to everybody, whatever signalling says of it. */
export function playDeafStreamer(streamer: TestEnd): { viewed: Viewed[]; close: () => void } {
  const viewed = new Map<unknown, Viewed>();
  const source = new wrtc.nonstandard.RTCVideoSource();
  const picture = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 1.5) };
  const painting = setInterval(() => source.onFrame(picture), 40);
  const all: Viewed[] = [];
  inTurn(streamer, {
    async playerConnected({ playerId }) {
      const connection = connect((candidate) => streamer.say({ type: 'iceCandidate', playerId, candidate }));
      connection.addTrack(source.createTrack());
      const viewer: Viewed = { connection, channel: connection.createDataChannel('input'), heard: [] };
      viewer.channel.addEventListener('message', ({ data }) => viewer.heard.push(data));
      viewed.set(playerId, viewer);
      all.push(viewer);
      await connection.setLocalDescription(await connection.createOffer());
      streamer.say({ type: 'offer', playerId, sdp: connection.localDescription?.sdp });
    },
    answer: async ({ playerId, sdp }) =>
      viewed.get(playerId)?.connection.setRemoteDescription({ type: 'answer', sdp: String(sdp) }),
    iceCandidate: async (message) => viewed.get(message['playerId'])?.connection.addIceCandidate(candidateIn(message)),
  });
  return {
    viewed: all,
    close() {
      clearInterval(painting);
      for (const { connection } of all) connection.close();
    },
  };
}

/** Watches as a page does that was changed by its visitor: it takes every channel and sends `input` as soon as it can. */
export function playEagerly(player: TestEnd, room: string, input: string): { frames: () => number; close: () => void } {
  const connection = connect((candidate) => player.say({ type: 'iceCandidate', candidate }));
  let frames = 0;
  connection.addEventListener('datachannel', ({ channel }) =>
    channel.addEventListener('open', () => channel.send(input)),
  );
  connection.addEventListener('track', ({ track }) => {
    new wrtc.nonstandard.RTCVideoSink(track).onframe = () => (frames += 1);
  });
  inTurn(player, {
    async offer({ sdp }) {
      await connection.setRemoteDescription({ type: 'offer', sdp: String(sdp) });
      await connection.setLocalDescription(await connection.createAnswer());
      player.say({ type: 'answer', sdp: connection.localDescription?.sdp });
    },
    iceCandidate: (message) => connection.addIceCandidate(candidateIn(message)),
  });
  player.say({ type: 'subscribe', streamerId: room });
  return { frames: () => frames, close: () => connection.close() };
}

function connect(say: (candidate: RTCIceCandidate) => void): RTCPeerConnection {
  const connection = new wrtc.RTCPeerConnection();
  connection.addEventListener('icecandidate', ({ candidate }) => candidate && say(candidate));
  return connection;
}

/** Acts on what an end is told, one after the other. */
function inTurn(end: TestEnd, acts: Record<string, (message: Told) => Promise<void> | undefined>): void {
  let last = Promise.resolve();
  end.socket.on('message', (data: Buffer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the services as this type
    const message = JSON.parse(String(data)) as Told;
    last = last.then(() => acts[message.type]?.(message));
  });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the other end of the test as this type
const candidateIn = (message: Told) => message['candidate'] as RTCIceCandidateInit;
