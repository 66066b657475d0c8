import {
  ACCOUNT_HEADER,
  faultBody,
  refusedBody,
  type Call,
  type CallInput,
  type CallReply,
  type Fault,
} from '@launchyard/contract/kit';
import type { Violation } from '@launchyard/domain/kit';

/** The caller: a token, the account to act in, and headers that an attacker might add. */
export interface Asker {
  token?: string;
  account?: string;
  headers?: Record<string, string>;
}

/** The response to a call: a reply, refusals, or a fault. */
export interface RestReply<T> {
  status: number;
  reply: T | undefined;
  refusals: Violation[] | undefined;
  fault: Fault | undefined;
}

export async function callRest<C extends Call>(
  base: string,
  call: C,
  input: CallInput<C>,
  as: Asker,
): Promise<RestReply<CallReply<C>>> {
  const headers: Record<string, string> = { ...as.headers };
  if (as.token !== undefined) headers['authorization'] = `Bearer ${as.token}`;
  if (as.account !== undefined) headers[ACCOUNT_HEADER] = as.account;
  const isGet = call.method === 'GET';
  const response = await fetch(base + call.path, {
    method: call.method,
    headers: isGet ? headers : { ...headers, 'content-type': 'application/json' },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
  const body: unknown = await response.json();
  return {
    status: response.status,
    reply: response.status === 200 ? parseReply(call, body) : undefined,
    refusals: response.status === 422 ? refusedBody.parse(body).refusals : undefined,
    fault: response.status !== 200 && response.status !== 422 ? faultBody.parse(body).fault : undefined,
  };
}

function parseReply<C extends Call>(call: C, body: unknown): CallReply<C> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- CallReply is defined as this schema's output
  return call.reply.parse(body) as CallReply<C>;
}

/** The reply of a call that must not be refused. */
export function expectReply<T>(answer: RestReply<T>): T {
  if (answer.reply === undefined) throw new Error(`the call failed: ${JSON.stringify(answer)}`);
  return answer.reply;
}
