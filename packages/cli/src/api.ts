import {
  AccessEnded,
  AskedTooOften,
  askPatiently,
  isFinalCode,
  machineClock,
  PATIENCE_SECONDS,
  TransferRefused,
  type AnswerWait,
  type Network,
} from '@launchyard/transfer';
import { formatWait } from '@launchyard/domain/kit';
import { z } from 'zod';
import type { userErrors } from './documents.ts';
import type { Reporter, WaitReason } from './events.ts';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

/** One call is given up after this long. */
const CALL_MS = PATIENCE_SECONDS * 1000;
/** Whoever waits for so long without an answer is told what for. */
const SLOW_MS = 3_000;

const extensions = z.object({ code: z.string(), retryAfterSeconds: z.number().positive() }).partial();
const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: extensions.optional() })).optional(),
});

export interface Api {
  /** Rejects with AccessEnded for what no later try changes, with anything else for what passes. */
  ask<T>(document: string, variables: Record<string, unknown>, shape: z.ZodType<T>): Promise<T>;
  /** The same with retries, for as long as the network may reasonably be away. Rejects with Ended. */
  askPatiently<T>(document: string, variables: Record<string, unknown>, shape: z.ZodType<T>): Promise<T>;
}

/** Whether there is a network shows when it is used. */
export const machineNetwork: Network = { isOnline: () => true, subscribe: () => () => undefined };

/** GraphQL with the key, one request a question. Tells what it waits for. */
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
    if (response.status === 401) throw new AccessEnded('UNAUTHENTICATED');
    const { data, errors = [] } = answer.parse(await response.json());
    const final = errors.find(({ extensions: more }) => isFinalCode(more?.code));
    if (final) throw new AccessEnded(final.extensions?.code, { cause: final.message });
    const limited = errors.find(({ extensions: more }) => more?.code === 'RATE_LIMITED')?.extensions;
    if (limited?.retryAfterSeconds !== undefined) throw new AskedTooOften(limited.retryAfterSeconds);
    if (errors[0]) throw new Error(errors[0].message);
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
          wait(reason === 'noAnswer' ? 'NO_ANSWER' : 'RATE_LIMITED', seconds),
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

function accessRefused(error: AccessEnded): Ended {
  if (error.message === 'UNAUTHENTICATED') return new Ended(EXIT.refused, 'UNAUTHENTICATED', cliMessages.keyRefused);
  const said = typeof error.cause === 'string' ? error.cause : cliMessages.notAnswered;
  return new Ended(EXIT.refused, error.message, said);
}

const askedTooOften = ({ retryAfterSeconds }: AskedTooOften): Ended =>
  new Ended(EXIT.refused, 'RATE_LIMITED', cliMessages.askedTooOften(formatWait(retryAfterSeconds)));

/** Answers that came and were none are no lost network. */
const givenUp = (cause: unknown): Ended =>
  cause instanceof z.ZodError
    ? new Ended(EXIT.fault, 'ANSWER_UNKNOWN', cliMessages.notAnswered, { cause })
    : new Ended(EXIT.network, 'NETWORK', cliMessages.networkGivenUp, { cause });

/** Throws the first refusal of a mutation, as the engine knows it. */
export function refuseFirst(refusals: z.output<typeof userErrors>): void {
  const [first] = refusals;
  if (first) throw new TransferRefused(first);
}
