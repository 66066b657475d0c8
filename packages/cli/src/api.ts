import {
  AccessEnded,
  AskLater,
  askPatiently,
  asRejection,
  machineClock,
  PATIENCE_SECONDS,
  TransferRefused,
  type AnswerWait,
  type CallRefusal,
  type Network,
} from '@launchyard/transfer';
import { FAULT, formatWait, NO_ANSWER, readFaultCode, readRetryAfter } from '@launchyard/domain/kit';
import { z } from 'zod';
import type { Reporter, WaitReason } from './events.ts';
import { Ended, EXIT } from './exit.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
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

type Answer<Data> = Omit<z.output<typeof answer>, 'data'> & { data?: Data | null };

/** Something answered that is not the gateway, or not as the schema says. */
class AnswerUnknown extends Error {
  constructor(options?: ErrorOptions) {
    super(cliMessages.notAnswered, options);
  }
}

export interface Api {
  /** Rejects with AccessEnded for permanent failures, with anything else for temporary ones. */
  ask<Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables): Promise<Data>;
  /** The same with retries, for as long as the network may reasonably be down. Rejects with Ended. */
  askPatiently<Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables): Promise<Data>;
}

/** Whether there is a network only shows when it is used. */
export const machineNetwork: Network = { isOnline: () => true, subscribe: () => () => undefined };

/** GraphQL with the key, one request per operation. Reports what it waits for. */
export function connect(url: string, key: string, reporter: Reporter, signal: AbortSignal): Api {
  const wait = (reason: WaitReason, seconds: number | null) =>
    reporter.tell({ event: 'waiting', reason, seconds, server: new URL(url).host });
  const ask = async <Data, Variables>(query: TypedDocumentString<Data, Variables>, variables: Variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: query.toString(), variables }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
    });
    const { data, errors = [] } = await readAnswer<Data>(response);
    const troubles = errors.map(({ extensions: more }) => ({
      code: readFaultCode(more?.code),
      retryAfterSeconds: more?.retryAfterSeconds ?? null,
    }));
    if (errors[0]) throw asRejection(troubles, new Error(errors[0].message));
    if (!data) throw new AnswerUnknown();
    return data;
  };
  return {
    ask,
    async askPatiently<Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables) {
      const askOnce = async () => {
        const slow = setTimeout(() => wait('SLOW', null), SLOW_MS);
        try {
          return await ask(document, variables);
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
        throw error instanceof AskLater ? notYet(error) : givenUp(error);
      }
    },
  };
}

/** What a status means without a GraphQL answer, as from a proxy. */
async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  const read = answer.safeParse(parseJson(text));
  // The gateway refuses a document that its schema does not have: what it answers without errors has the document's shape, which the type
  // is made from. Errors are looked at first.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the lines above say
  if (read.success) return read.data as Answer<Data>;
  if (response.ok) throw new AnswerUnknown({ cause: read.error });
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

/** The server says that it answers again later than the command waits. */
function notYet({ reason, retryAfterSeconds }: AskLater): Ended {
  const wait = formatWait(retryAfterSeconds);
  return reason === 'askedTooOften'
    ? new Ended(EXIT.refused, FAULT.RATE_LIMITED, cliMessages.askedTooOften(wait))
    : new Ended(EXIT.network, NO_ANSWER.network, cliMessages.downFor(wait));
}

/** Invalid answers do not count as a lost network. */
const givenUp = (cause: unknown): Ended =>
  cause instanceof AnswerUnknown
    ? new Ended(EXIT.fault, 'ANSWER_UNKNOWN', cliMessages.notAnswered, { cause })
    : new Ended(EXIT.network, NO_ANSWER.network, cliMessages.networkGivenUp, { cause });

/** Throws the first refusal of a mutation, in the engine’s form. */
export function refuseFirst(refusals: readonly CallRefusal[]): void {
  const [first] = refusals;
  if (first) throw new TransferRefused(first);
}

/** What the schema lets be null only beside an error, or for a key that is refused before. */
export function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Ended(EXIT.fault, 'ANSWER_UNKNOWN', cliMessages.notAnswered);
  return value;
}
