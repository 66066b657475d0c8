import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { createFolds } from './folds.ts';

/**
 * The structured log of a process, by its name, on standard output, or to a test’s stream. Of an error it logs only the
 * kind, message, stack and cause: query parameters and row values contain personal data and secrets. Of warnings and
 * errors of one kind it logs the first few, and how many more there were.
 */
export function createLog(name: string, level: string, stream: DestinationStream = standardOutput): Logger {
  const folds = createFolds((like: string, leftOut) => log.warn({ like, leftOut }, LEFT_OUT));
  const log = pino(
    {
      level,
      base: { process: name, pid: process.pid },
      serializers: { err: describe },
      hooks: {
        logMethod(line, method, lineLevel) {
          const [fields, message]: unknown[] = line;
          const text = typeof message === 'string' ? message : '';
          const isFolded = lineLevel >= WARN && text !== LEFT_OUT;
          if (isFolded && folds.isLeftOut(`${lineLevel} ${text} ${errorOf(fields)}`, text)) return;
          method.apply(this, line);
        },
      },
    },
    stream,
  );
  return log;
}

const WARN = pino.levels.values['warn'] ?? 40;
const LEFT_OUT = 'lines were left out';

/** What distinguishes the error of a line from others with the same message. */
function errorOf(fields: unknown): string {
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
  if (!isTold(error)) return '';
  return `${error instanceof Error ? error.name : ''} ${withoutValues(error.message).slice(0, MAX_ERROR_CHARACTERS)}`;
}
const MAX_ERROR_CHARACTERS = 200;

/** How much is buffered while nobody reads the log; later lines are dropped and counted. */
const MOST_KEPT_BYTES = 8 * 1024 * 1024;

let lost = 0;

/**
 * Uses Node’s own stream, which writes immediately if possible and otherwise asynchronously. Pino’s blocks, so a
 * process whose log is not read would neither answer nor end.
 */
const standardOutput: DestinationStream = {
  write(line) {
    const { stdout } = process;
    // The reader is gone; the parent’s end is handled elsewhere.
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

/** Errors, and what libraries make of them: pg-boss reports its own as plain copies. */
const isTold = (error: unknown): error is { message: string; stack?: string; cause?: unknown } =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  (!('stack' in error) || typeof error.stack === 'string');

/**
 * Drizzle’s messages end with the query’s values: everything after that is user data, and may look like anything, even
 * a stack frame.
 */
const withoutValues = (text: string): string => text.split('\nparams: ', 1)[0] ?? '';

/** The stack follows the message. If the message has changed, frames cannot be distinguished from values. */
function placesOf(message: string, stack: string): string {
  const start = stack.indexOf(message);
  if (start < 0) return withoutValues(stack);
  return stack.slice(0, start) + withoutValues(message) + withoutValues(stack.slice(start + message.length));
}
