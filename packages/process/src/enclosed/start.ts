import { spawn } from 'node:child_process';
import { ENCLOSED_LIMITS } from '@launchyard/domain/enclosed';
import { confinedNode, type Command } from './command.ts';
import { encodeMessage, readMessages, type Message } from './messages.ts';

/** A process of ours in an enclosure. */
export interface EnclosedProcess {
  send(said: unknown, bytes?: Uint8Array): void;
  /** Its next message; null once it has ended. Throws on what is no message. */
  hear(): Promise<Message | null>;
  kill(): void;
  /** Resolves when it has ended: why, with the end of what it printed. */
  ended: Promise<string>;
}

/** A process without an enclosure, for development on machines that have none. */
export const openCommand = (script: string): Command => ({
  program: process.execPath,
  arguments: [...confinedNode, script],
  env: {},
});

/** Starts it with our line on its standard input and output. Without settings in its environment, whatever ours has. */
export function startEnclosed(command: Command): EnclosedProcess {
  const child = spawn(command.program, command.arguments, { env: command.env, stdio: 'pipe' });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-ENCLOSED_LIMITS.errorCharacters);
  });
  // What was being sent when it died; `ended` tells of its death.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve([signal ?? code, printed.trim()].filter((part) => part !== '').join(': ')),
    );
  });
  const messages = readMessages(child.stdout);
  return {
    send(said, bytes) {
      // One that asks and does not read would fill our memory.
      if (child.stdin.writableLength > ENCLOSED_LIMITS.messageBytes) child.kill('SIGKILL');
      else child.stdin.write(encodeMessage(said, bytes));
    },
    async hear() {
      const { value } = await messages.next();
      return value ?? null;
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}
