import { z } from 'zod';

/*
 * The messages of Pixel Streaming’s signalling, as Unreal’s streamer and Epic’s browser library send them. Fields that
 * are not named here are dropped: among them the bitrates by which older players loosened the bounds of the encoder.
 */

const sdp = z.string().min(1);
const playerId = z.string().max(64);
/** Null or empty ends the candidates. */
const candidate = z.union([
  z.null(),
  z.object({
    candidate: z.string().max(2_048),
    sdpMid: z.string().max(64).nullish(),
    sdpMLineIndex: z.number().int().min(0).max(255).nullish(),
    usernameFragment: z.string().max(256).nullish(),
  }),
]);
const layer = z.number().int().min(0).max(255);
const nothing = z.object({});
const time = z.object({ time: z.number().default(0) });

/** What a streamer may say, by type. What it says to a player names that player. */
const fromStreamer = {
  endpointId: z.object({ id: z.string().max(512), protocolVersion: z.string().max(32).optional() }),
  offer: z.object({ playerId, sdp }),
  answer: z.object({ playerId, sdp }),
  iceCandidate: z.object({ playerId, candidate }),
  disconnectPlayer: z.object({ playerId, reason: z.string().max(1_000).optional() }),
  ping: time,
  pong: time,
};

/** What a player may say, by type. It reaches the streamer that the player subscribed to, and nobody else. */
const fromPlayer = {
  listStreamers: nothing,
  subscribe: z.object({ streamerId: z.string().max(512) }),
  unsubscribe: nothing,
  offer: z.object({ sdp }),
  answer: z.object({ sdp }),
  iceCandidate: z.object({ candidate }),
  layerPreference: z.object({ spatialLayer: layer, temporalLayer: layer }),
  ping: time,
  pong: time,
};

type Shapes = Record<string, z.ZodType<object>>;
type MessageOf<S extends Shapes> = { [Type in keyof S]: { type: Type } & z.output<S[Type]> }[keyof S];
export type StreamerMessage = MessageOf<typeof fromStreamer>;
export type PlayerMessage = MessageOf<typeof fromPlayer>;

/** What we say to a streamer. */
export type ToStreamer =
  | { type: 'config'; protocolVersion: string; peerConnectionOptions: { iceServers: readonly IceServer[] } }
  | { type: 'identify' }
  | { type: 'endpointIdConfirm'; committedId: string }
  | { type: 'playerConnected'; playerId: string; dataChannel: boolean; sfu: false }
  | { type: 'playerDisconnected'; playerId: string }
  | (Extract<PlayerMessage, { type: 'offer' | 'answer' | 'iceCandidate' | 'layerPreference' }> & { playerId: string })
  | { type: 'pong'; time: number };

/** What we say to a player. */
export type ToPlayer =
  | { type: 'config'; protocolVersion: string; peerConnectionOptions: { iceServers: readonly IceServer[] } }
  | { type: 'streamerList'; ids: readonly string[] }
  | { type: 'subscribeFailed'; message: string }
  | { type: 'streamerDisconnected' }
  | Extract<StreamerMessage, { type: 'offer' | 'answer' | 'iceCandidate' }>
  | { type: 'pong'; time: number };

/** A server that helps two ends of a stream to reach each other, as browsers take it. */
export interface IceServer {
  urls: readonly string[];
  username?: string;
  credential?: string;
}

/** The version of Epic’s protocol that these messages are of. */
export const SIGNALLING_VERSION = '1.3.0';

/**
 * The message in a text. `other` is one that we have nothing to do with: engines and players of other versions send
 * some. Null for anything that is no message, or has other fields than its type.
 */
export const readStreamerMessage = (text: string): StreamerMessage | 'other' | null => read(fromStreamer, text);
/** The same for a player. */
export const readPlayerMessage = (text: string): PlayerMessage | 'other' | null => read(fromPlayer, text);

function read<S extends Shapes>(shapes: S, text: string): MessageOf<S> | 'other' | null {
  const json = parseJson(text);
  const type = anyMessage.safeParse(json).data?.type;
  if (type === undefined) return null;
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!shape) return 'other';
  const fields = shape.safeParse(json).data;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the very shape that the type is made of
  return fields === undefined ? null : ({ type, ...fields } as MessageOf<S>);
}

const anyMessage = z.object({ type: z.string() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
