import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/**
 * Structured lines of a process, by its name, on standard output, or on what a test gives. An error is told by its kind, words, place and cause, nothing else of it:
 * what a query was asked with and what a row holds are addresses of people and secrets.
 */
export function createLog(name: string, level: string, stream: DestinationStream = standardOutput): Logger {
  return pino({ level, base: { process: name, pid: process.pid }, serializers: { err: describe } }, stream);
}

/** What is kept of a log while nobody reads it; later lines are lost, and counted. */
const MOST_KEPT_BYTES = 8 * 1024 * 1024;

let lost = 0;

/**
 * By Node's own stream, which writes at once where that is possible, and otherwise beside the work: pino's waits, and a process whose log is not
 * read would neither answer nor end.
 */
const standardOutput: DestinationStream = {
  write(line) {
    const { stdout } = process;
    // Whoever read it is gone; that is for the parent's end to tell.
    if (!stdout.listeners('error').includes(pass)) stdout.on('error', pass);
    if (stdout.writableLength >= MOST_KEPT_BYTES) {
      lost += 1;
      return;
    }
    if (lost > 0)
      stdout.write(
        `${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, msg: 'lines were lost', lost })}\n`,
      );
    lost = 0;
    stdout.write(line);
  },
};

const pass = () => undefined;

function describe(error: unknown): unknown {
  if (!isTold(error)) return typeof error;
  const { message, stack } = error;
  const told = {
    type: error instanceof Error ? stdSerializers.err(error).type : 'object',
    message: withoutValues(message),
    ...(stack === undefined ? {} : { stack: placesOf(message, stack) }),
  };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { ...told, ...code, ...(error.cause === undefined ? {} : { cause: describe(error.cause) }) };
}

/** Errors, and what libraries make of them: pg-boss tells of its own as plain copies. */
const isTold = (error: unknown): error is { message: string; stack?: string; cause?: unknown } =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  (!('stack' in error) || typeof error.stack === 'string');

/** Drizzle's words end with the values of the query: whatever follows is theirs, and may look like anything, a place of the stack too. */
const withoutValues = (text: string): string => text.split('\nparams: ', 1)[0] ?? '';

/** The places stand behind the words. Where those are not the same any more, nothing can be told apart from values. */
function placesOf(message: string, stack: string): string {
  const start = stack.indexOf(message);
  if (start < 0) return withoutValues(stack);
  return stack.slice(0, start) + withoutValues(message) + withoutValues(stack.slice(start + message.length));
}
