import { setTimeout as pause } from 'node:timers/promises';
import { AccessEnded, isFinalCode, TransferRefused } from '@launchyard/transfer';
import { z } from 'zod';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

/** One call is given up after this long, and the services after as long without any answer. */
const CALL_MS = 120_000;
const PATIENCE_MS = 120_000;

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() }))
    .optional(),
});

export interface Api {
  /** Rejects with AccessEnded for what no later try changes, with anything else for what passes. */
  ask<T>(document: string, variables: Record<string, unknown>, shape: z.ZodType<T>): Promise<T>;
  /** The same with retries, for as long as the network may reasonably be away. Rejects with Ended. */
  askPatiently<T>(document: string, variables: Record<string, unknown>, shape: z.ZodType<T>): Promise<T>;
}

/** GraphQL with the key, one request a question. */
export function connect(url: string, key: string, signal: AbortSignal): Api {
  const ask: Api['ask'] = async (query, variables, shape) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
    });
    if (response.status === 401) throw new AccessEnded('UNAUTHENTICATED');
    const { data, errors = [] } = answer.parse(await response.json());
    const final = errors.find(({ extensions }) => isFinalCode(extensions?.code));
    if (final) throw new AccessEnded(final.extensions?.code, { cause: final.message });
    if (errors[0]) throw new Error(errors[0].message);
    return shape.parse(data);
  };
  return {
    ask,
    async askPatiently(document, variables, shape) {
      const giveUpAt = Date.now() + PATIENCE_MS;
      for (let attempt = 0; ; attempt++) {
        try {
          return await ask(document, variables, shape);
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof AccessEnded) throw accessRefused(error);
          if (Date.now() > giveUpAt) throw givenUp(error);
        }
        await pause(Math.min(10_000, 500 * 2 ** attempt), undefined, { signal });
      }
    },
  };
}

function accessRefused(error: AccessEnded): Ended {
  if (error.message === 'UNAUTHENTICATED') return new Ended(EXIT.refused, 'UNAUTHENTICATED', cliMessages.keyRefused);
  const said = typeof error.cause === 'string' ? error.cause : cliMessages.notAnswered;
  return new Ended(EXIT.refused, error.message, said);
}

const givenUp = (cause: unknown): Ended => new Ended(EXIT.network, 'NETWORK', cliMessages.networkGivenUp, { cause });

export const userErrors = z.array(z.object({ code: z.string(), message: z.string() }));

/** Throws the first refusal of a mutation, as the engine knows it. */
export function refuseFirst(refusals: z.output<typeof userErrors>): void {
  const [first] = refusals;
  if (first) throw new TransferRefused(first);
}
