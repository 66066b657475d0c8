import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Structured lines on standard output, or on what a test gives. An error is told by its kind, words, place and cause, nothing else of it. */
export function createLog(level: string, stream: DestinationStream = destination(1)): Logger {
  return pino({ level, base: { process: 'gateway' }, serializers: { err: describe } }, stream);
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...(error.cause === undefined ? {} : { cause: describe(error.cause) }) };
}
