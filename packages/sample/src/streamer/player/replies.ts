import { FROM_STREAMER, TO_STREAMER } from './protocol.ts';

const MOST_BITS_PER_SECOND = 20_000_000;
const ENCODER = {
  TargetBitrate: -1,
  MaxBitrate: MOST_BITS_PER_SECOND,
  MinQP: 0,
  MaxQP: 51,
  RateControl: 'CBR',
  FillerData: false,
  MultiPass: 'DISABLED',
};
const WEBRTC = {
  DegradationPref: 'MAINTAIN_FRAMERATE',
  MinBitrate: 100_000,
  MaxBitrate: MOST_BITS_PER_SECOND,
  LowQP: 25,
  HighQP: 37,
};

/** The messages to a player, as bytes of the data channel. */
export const replies = {
  /** What both sides may send. Epic’s player asks for the settings and for quality control when it gets them. */
  protocol: (): Uint8Array<ArrayBuffer>[] => [
    withText(FROM_STREAMER.Protocol.id, JSON.stringify({ Direction: 0, ...TO_STREAMER })),
    withText(FROM_STREAMER.Protocol.id, JSON.stringify({ Direction: 1, ...FROM_STREAMER })),
  ],

  /** The names and units are Unreal’s; Epic’s player fills its settings from them. */
  initialSettings: (framesPerSecond: number): Uint8Array<ArrayBuffer> =>
    withText(
      FROM_STREAMER.InitialSettings.id,
      JSON.stringify({
        PixelStreaming: { AllowPixelStreamingCommands: true, DisableLatencyTest: false },
        Encoder: ENCODER,
        WebRTC: { ...WEBRTC, FPS: framesPerSecond },
        ConfigOptions: {},
      }),
    ),

  qualityControl: (isOwner: boolean): Uint8Array<ArrayBuffer> =>
    Uint8Array.of(FROM_STREAMER.QualityControlOwnership.id, Number(isOwner)),

  /** Every viewer may control the sample. */
  inputControl: (): Uint8Array<ArrayBuffer> => Uint8Array.of(FROM_STREAMER.InputControlOwnership.id, 1),

  response: (text: string): Uint8Array<ArrayBuffer> => withText(FROM_STREAMER.Response.id, text),

  /** Times in milliseconds since 1970. Drawing and encoding are not measured. */
  latencyTest: (receivedAt: number, sentAt: number): Uint8Array<ArrayBuffer> =>
    withText(
      FROM_STREAMER.LatencyTest.id,
      JSON.stringify({ ReceiptTimeMs: receivedAt, EncodeMs: 0, CaptureToSendMs: 0, TransmissionTimeMs: sentAt }),
    ),
};

function withText(id: number, text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + text.length * 2);
  bytes[0] = id;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes[1 + at * 2] = unit & 0xff;
    bytes[2 + at * 2] = unit >> 8;
  }
  return bytes;
}
