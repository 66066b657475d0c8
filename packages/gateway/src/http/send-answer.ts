import { FAULT } from '@launchyard/domain/kit';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FetchAPI } from 'graphql-yoga';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { withoutStatus } from '../graphql/faults.ts';

/** Below this size, sending is faster than compressing. */
const LARGE_BYTES = 16 * 1024;

const RESPONSE_TYPE = 'application/graphql-response+json';

const pack = promisify(gzip);

/** The formats that a request accepts. */
interface Taken {
  accept?: string | undefined;
  'accept-encoding'?: string | string[] | undefined;
}

/**
 * The answer as sent. An operation that ran is 200 whatever its result. Otherwise the status is set if the error
 * carries one, the fault is ours, or the client accepts application/graphql-response+json. Large answers are gzipped if
 * accepted, in a worker thread, at a low level that still shrinks JSON well.
 */
export async function sendAnswer(result: ExecutionResult, taken: Taken, fetchAPI: FetchAPI): Promise<Response> {
  const type = taken.accept?.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : 'application/json';
  const { status, headers } = 'data' in result ? { status: 200 } : httpOf(result.errors?.[0], type);
  const given = { ...headers, 'content-type': `${type}; charset=utf-8`, vary: 'Accept-Encoding' };
  const body = JSON.stringify({ ...result, errors: result.errors?.map(withoutStatus) });
  if (body.length < LARGE_BYTES || !takesGzip(taken)) return new fetchAPI.Response(body, { status, headers: given });
  const packed = await pack(body, { level: constants.Z_BEST_SPEED });
  return new fetchAPI.Response(packed, {
    status,
    headers: { ...given, 'content-encoding': 'gzip', 'content-length': String(packed.length) },
  });
}

/** Listed, and not with quality 0, which means never. */
const takesGzip = ({ 'accept-encoding': encodings = '' }: Taken) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(encodings));

interface Http {
  status: number;
  headers?: Record<string, string>;
}

function httpOf(error: GraphQLError | undefined, type: string): Http {
  const given = error?.extensions['http'];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by errors of ours alone, and Yoga's have the same form
  if (typeof given === 'object' && given !== null) return { status: 200, ...(given as Partial<Http>) };
  if (error?.extensions['code'] === FAULT.INTERNAL) return { status: 500 };
  return { status: type === RESPONSE_TYPE ? 400 : 200 };
}
