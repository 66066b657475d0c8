import { createContext } from 'react';
import type { TypedDocumentString } from '../generated/session/graphql.ts';
import { REQUEST_TIMEOUT_MS } from '../kit/request-timeout.ts';

/**
 * How the signed-out pages call the API: with `fetch` only. They cache nothing and show nothing
 * live, and everything they load delays signing in, so they do without Apollo Client.
 */
export type Ask = <Data, Variables>(
  document: AskedDocument<Data, Variables>,
  variables: Variables,
) => Promise<Answer<Data>>;

/** A document of codegen, whichever of its modules it is from. */
export type AskedDocument<Data, Variables> = Pick<
  TypedDocumentString<Data, Variables>,
  keyof TypedDocumentString<Data, Variables>
>;

/**
 * The result; if something failed, `error` is the fault for `faultOf`, next to or instead of the
 * data. Asking never rejects.
 */
export interface Answer<Data> {
  data: Data | null;
  error: Error | undefined;
}

export const askGateway: Ask = async (document, variables) => {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: ACCEPTED, 'x-launchyard': 'panel' },
      body: JSON.stringify({ ...nameOperation(document), variables }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return readAnswer(response, await response.text());
  } catch (error) {
    return { data: null, error: error instanceof Error ? error : new Error(String(error)) };
  }
};

export const AskContext = createContext<Ask>(askGateway);

const ACCEPTED = 'application/graphql-response+json,application/json;q=0.9';

/** By the digest from codegen, or by its text in development. */
function nameOperation<Data, Variables>(document: AskedDocument<Data, Variables>) {
  const hash: unknown = document.__meta__?.['hash'];
  if (import.meta.env.DEV || typeof hash !== 'string') return { query: document.toString() };
  return { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
}

function readAnswer<Data>(response: Response, text: string): Answer<Data> {
  const answer = parse<Data>(text);
  if (!answer) {
    const { status } = response;
    const error = Object.assign(new Error(`HTTP ${status}`), { statusCode: status, bodyText: text, response });
    return { data: null, error };
  }
  const { data = null, errors } = answer;
  return { data, error: errors && Object.assign(new Error('GraphQL errors'), { errors }) };
}

interface Body<Data> {
  data?: Data | null;
  errors?: unknown[];
}

function parse<Data>(text: string): Body<Data> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isAnswer = typeof parsed === 'object' && parsed !== null && ('data' in parsed || 'errors' in parsed);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway answers with the schema that the document's type is generated from
    return isAnswer ? (parsed as Body<Data>) : null;
  } catch {
    // Perhaps a proxy's page: the status is all we know.
    return null;
  }
}
