/** The part of Epic’s signalling protocol that a streamer needs. Everything else that a server sends is dropped. */
export type FromServer =
  | { type: 'config'; iceServers: RTCIceServer[] }
  | { type: 'identify' }
  | { type: 'endpointIdConfirm'; committedId: string }
  | { type: 'playerConnected'; playerId: string; hasDataChannel: boolean }
  | { type: 'playerDisconnected'; playerId: string }
  | { type: 'answer'; playerId: string; sdp: string }
  | { type: 'iceCandidate'; playerId: string; candidate: RTCIceCandidateInit }
  | { type: 'ping'; time: number };

export type ToServer =
  | { type: 'endpointId'; id: string; protocolVersion: string }
  | { type: 'offer'; playerId: string; sdp: string }
  | { type: 'iceCandidate'; playerId: string; candidate: RTCIceCandidateInit }
  | { type: 'disconnectPlayer'; playerId: string; reason: string }
  | { type: 'ping' | 'pong'; time: number };

type Json = Record<string, unknown>;

/** Reads a message of the server. Null for what is no message, or not for a streamer. */
export function readServerMessage(text: string): FromServer | null {
  const message = parseObject(text);
  const playerId = typeof message['playerId'] === 'number' ? String(message['playerId']) : message['playerId'];
  switch (message['type']) {
    case 'config':
      return { type: 'config', iceServers: readIceServers(message['peerConnectionOptions']) };
    case 'identify':
      return { type: 'identify' };
    case 'endpointIdConfirm': {
      const { committedId } = message;
      return typeof committedId === 'string' ? { type: 'endpointIdConfirm', committedId } : null;
    }
    case 'playerConnected': {
      // Like Unreal: everybody has one unless the server says otherwise.
      const hasDataChannel = message['dataChannel'] !== false;
      return typeof playerId === 'string' ? { type: 'playerConnected', playerId, hasDataChannel } : null;
    }
    case 'playerDisconnected':
      return typeof playerId === 'string' ? { type: 'playerDisconnected', playerId } : null;
    case 'answer': {
      const { sdp } = message;
      return typeof playerId === 'string' && typeof sdp === 'string' ? { type: 'answer', playerId, sdp } : null;
    }
    case 'iceCandidate': {
      const candidate = readCandidate(message['candidate']);
      return typeof playerId === 'string' && candidate ? { type: 'iceCandidate', playerId, candidate } : null;
    }
    case 'ping': {
      const { time } = message;
      return { type: 'ping', time: typeof time === 'number' ? time : 0 };
    }
    default:
      return null;
  }
}

function parseObject(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return asObject(value);
  } catch {
    // Garbage is dropped like every other message that nobody here understands.
    return {};
  }
}

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});
const isText = (value: unknown): value is string => typeof value === 'string';

function readIceServers(options: unknown): RTCIceServer[] {
  const { iceServers } = asObject(options);
  if (!Array.isArray(iceServers)) return [];
  return iceServers.map(asObject).flatMap(({ urls, username, credential }) => {
    const list = (Array.isArray(urls) ? urls : [urls]).filter(isText);
    if (list.length === 0) return [];
    return [{ urls: list, ...(isText(username) && { username }), ...(isText(credential) && { credential }) }];
  });
}

function readCandidate(value: unknown): RTCIceCandidateInit | null {
  const { candidate, sdpMid, sdpMLineIndex } = asObject(value);
  if (!isText(candidate)) return null;
  return {
    candidate,
    sdpMid: isText(sdpMid) ? sdpMid : null,
    sdpMLineIndex: typeof sdpMLineIndex === 'number' ? sdpMLineIndex : null,
  };
}
