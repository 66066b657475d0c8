import { encodeMessage, readMessages, type Message } from './messages.ts';

/** The line of an enclosed process to the one that started it, over standard input and output. */
export interface Line {
  /** The next message. */
  hear(): Promise<Message>;
  say(said: unknown, bytes?: Uint8Array): void;
}

/** Opens the line of this process, which ends with it. */
export function openLine(): Line {
  const heard: Message[] = [];
  let wake: (() => void) | null = null;
  const listen = async () => {
    for await (const message of readMessages(process.stdin)) {
      heard.push(message);
      wake?.();
    }
  };
  // The parent is gone, or says what we do not understand.
  void listen().finally(() => process.exit());
  return {
    async hear() {
      for (;;) {
        const message = heard.shift();
        if (message) return message;
        // oxlint-disable-next-line no-await-in-loop -- it waits
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    say: (said, bytes) => void process.stdout.write(encodeMessage(said, bytes)),
  };
}
