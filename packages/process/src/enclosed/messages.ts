import { ENCLOSED_LIMITS } from '@launchyard/domain/enclosed';

/** A message to or from an enclosed process. What comes from one is checked by its receiver. */
export interface Message {
  /** As JSON. */
  said: unknown;
  /** Empty where there are none. */
  bytes: Uint8Array;
}

/** The length of the text and of the bytes. */
const HEAD_BYTES = 8;

export function encodeMessage(said: unknown, bytes: Uint8Array = new Uint8Array()): Buffer {
  const text = Buffer.from(JSON.stringify(said));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(text.length, 0);
  head.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([head, text, bytes]);
}

/**
 * Reads messages as they come, no faster than they are taken. A process that was taken over may send anything: a message
 * beyond the limits is an error before any of it is kept. Node’s own channel has no limits and deserializes in native
 * code.
 */
export async function* readMessages(chunks: AsyncIterable<Buffer>): AsyncGenerator<Message, void> {
  let into = Buffer.alloc(HEAD_BYTES);
  let filled = 0;
  let textBytes: number | null = null;
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, into.length - filled);
      into.set(taken, filled);
      filled += taken.length;
      rest = rest.subarray(taken.length);
      if (filled < into.length) break;
      const whole = into;
      filled = 0;
      if (textBytes === null) {
        textBytes = whole.readUInt32BE(0);
        into = Buffer.alloc(checkedLength(textBytes, whole.readUInt32BE(4)));
      } else {
        const said: unknown = JSON.parse(whole.toString('utf8', 0, textBytes));
        yield { said, bytes: whole.subarray(textBytes) };
        textBytes = null;
        into = Buffer.alloc(HEAD_BYTES);
      }
    }
  }
}

function checkedLength(textBytes: number, bytes: number): number {
  const { textBytes: maxTextBytes, messageBytes } = ENCLOSED_LIMITS;
  // No JSON is empty.
  if (textBytes === 0 || textBytes > maxTextBytes || textBytes + bytes > messageBytes) {
    throw new Error(`a message of ${textBytes} and ${bytes} bytes`);
  }
  return textBytes + bytes;
}
