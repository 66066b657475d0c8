import {
  AccessEnded,
  AskedTooOften,
  askPatiently,
  asRejection,
  machineClock,
  PATIENCE_SECONDS,
  TransferRefused,
  type AnswerWait,
  type Network,
} from '@launchyard/transfer';
import { FAULT, formatWait, NO_ANSWER, readFaultCode, readRetryAfter } from '@launchyard/domain/kit';
import { z } from 'zod';
import type { userErrors } from './documents.ts';
import type { Reporter, WaitReason } from './events.ts';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

/** The timeout of one call. */
const CALL_MS = PATIENCE_SECONDS * 1000;
/** After this long without an answer, the user is told what the command waits for. */
const SLOW_MS = 3_000;

const extensions = z.object({ code: z.string(), retryAfterSeconds: z.number() }).partial();
const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: extensions.optional() })).optional(),
});

export interface Api {
  /** Rejects with AccessEnded for permanent failures, with anything else for temporary ones. */
  ask<T>(document: string, variables: Record<string, unknown>, shape: z.ZodType<T>): Promise<T>;
  /** The same with retries, for as long as the network may reasonably be down. Rejects with Ended. */
  askPatiently<T>(document: string, variables: Record<string, unknown>, shape: z.ZodType<T>): Promise<T>;
}

/** Whether there is a network only shows when it is used. */
export const machineNetwork: Network = { isOnline: () => true, subscribe: () => () => undefined };

/** GraphQL with the key, one request per operation. Reports what it waits for. */
export function connect(url: string, key: string, reporter: Reporter, signal: AbortSignal): Api {
  const wait = (reason: WaitReason, seconds: number | null) =>
    reporter.tell({ event: 'waiting', reason, seconds, server: new URL(url).host });
  const ask: Api['ask'] = async (query, variables, shape) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
    });
    const { data, errors = [] } = await readAnswer(response);
    const troubles = errors.map(({ extensions: more }) => ({
      code: readFaultCode(more?.code),
      retryAfterSeconds: more?.retryAfterSeconds ?? null,
    }));
    if (errors[0]) throw asRejection(troubles, new Error(errors[0].message));
    return shape.parse(data);
  };
  return {
    ask,
    async askPatiently(document, variables, shape) {
      const askOnce = async () => {
        const slow = setTimeout(() => wait('SLOW', null), SLOW_MS);
        try {
          return await ask(document, variables, shape);
        } finally {
          clearTimeout(slow);
        }
      };
      const patience = {
        clock: machineClock,
        network: machineNetwork,
        onWait: ({ reason, seconds }: AnswerWait) =>
          wait(reason === 'noAnswer' ? 'NO_ANSWER' : FAULT.RATE_LIMITED, seconds),
      };
      try {
        return await askPatiently(askOnce, patience, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AccessEnded) throw accessRefused(error);
        throw error instanceof AskedTooOften ? askedTooOften(error) : givenUp(error);
      }
    },
  };
}

/** What a status means without a GraphQL answer, as from a proxy. */
async function readAnswer(response: Response): Promise<z.output<typeof answer>> {
  const text = await response.text();
  const read = answer.safeParse(parseJson(text));
  if (read.success) return read.data;
  if (response.ok) throw read.error;
  const code = response.status === 401 ? FAULT.UNAUTHENTICATED : (`HTTP_${response.status}` as const);
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'), Date.now());
  throw asRejection([{ code, retryAfterSeconds }], new Error(`HTTP ${response.status}`));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy: only its status matters.
    return undefined;
  }
}

function accessRefused(error: AccessEnded): Ended {
  if (error.code === FAULT.UNAUTHENTICATED) return new Ended(EXIT.refused, error.code, cliMessages.keyRefused);
  const said = error.cause instanceof Error ? error.cause.message : cliMessages.notAnswered;
  return new Ended(EXIT.refused, error.code ?? 'REFUSED', said);
}

const askedTooOften = ({ retryAfterSeconds }: AskedTooOften): Ended =>
  new Ended(EXIT.refused, FAULT.RATE_LIMITED, cliMessages.askedTooOften(formatWait(retryAfterSeconds)));

/** Invalid answers do not count as a lost network. */
const givenUp = (cause: unknown): Ended =>
  cause instanceof z.ZodError
    ? new Ended(EXIT.fault, 'ANSWER_UNKNOWN', cliMessages.notAnswered, { cause })
    : new Ended(EXIT.network, NO_ANSWER.network, cliMessages.networkGivenUp, { cause });

/** Throws the first refusal of a mutation, in the engine’s form. */
export function refuseFirst(refusals: z.output<typeof userErrors>): void {
  const [first] = refusals;
  if (first) throw new TransferRefused(first);
}
