import { isUtf8 } from 'node:buffer';
import { FAULT, HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { malformedText } from '@launchyard/contract/kit';
import type { TokenKind } from '@launchyard/domain/session';
import { hashToken, readToken } from '../kit/tokens.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';
import { isFresh, isSignedBy, readSignature } from './signature.ts';

/** An address where an external machine notifies or asks the services. Always POST, with JSON. */
export interface Hook {
  path: string;
  /** A larger body is refused. */
  mostBytes: number;
  /**
   * Checks the headers of a request before any of the body is read. Throws HttpRefusal if the sender is not allowed.
   */
  admit: (headers: IncomingHttpHeaders, now: Date) => Promise<Admission>;
}

/** Checks the raw body, processes it, and returns the reply for the sender, if any. */
export type Admission = (body: Buffer) => Promise<object | void>;

interface Described<Input> {
  path: string;
  mostBytes?: number;
  input: z.ZodType<Input>;
}

const MOST_BYTES = 256 * 1024;

/**
 * A hook whose sender signs each body with a shared secret. `handle` returns once its changes are committed: after any
 * 2xx answer the sender forgets the message. A message may arrive twice, and somebody who intercepted it can replay it
 * within the tolerance.
 */
export function signedHook<Input>({
  path,
  mostBytes = MOST_BYTES,
  input,
  header,
  secrets,
  handle,
}: Described<Input> & {
  /** The name of the signature header, in lower case. */
  header: string;
  /** Any of them is accepted, so that one can replace another. */
  secrets: readonly string[];
  handle: (input: Input) => Promise<object | void>;
}): Hook {
  return {
    path,
    mostBytes,
    async admit(headers, now) {
      const signature = readSignature(headers[header]);
      if (!signature) throw stranger(`Sign the body, and send the signature as ${header}.`);
      if (!isFresh(signature, now)) throw stranger('The signature is too old, or in the future. Sign the body again.');
      return (body) => {
        if (!isSignedBy(signature, secrets, body)) throw stranger('The signature does not match the body.');
        return handle(read(input, body));
      };
    },
  };
}

/**
 * A hook whose sender sends a token, of which only the hash is stored. `find` returns its owner, or null. `handle` as
 * above.
 */
export function tokenHook<Sender, Input>({
  path,
  mostBytes = MOST_BYTES,
  input,
  kind,
  find,
  handle,
}: Described<Input> & {
  kind: TokenKind;
  find: (tokenHash: Buffer, now: Date) => Promise<Sender | null>;
  handle: (input: Input, sender: Sender) => Promise<object | void>;
}): Hook {
  return {
    path,
    mostBytes,
    async admit({ authorization = '' }, now) {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
      // Only text in the form of a token reaches the database.
      const sender = readToken(token) === kind ? await find(hashToken(token), now) : null;
      if (sender === null) throw stranger('Send a valid token.');
      return (body) => handle(read(input, body), sender);
    },
  };
}

function read<Input>(input: z.ZodType<Input>, body: Buffer): Input {
  const given = readJson(body);
  const { data, error } = input.safeParse(given);
  if (error) throw new HttpRefusal(400, HTTP_CODE.INPUT_MALFORMED, malformedText(error, given));
  return data;
}

function readJson(body: Buffer): unknown {
  // Other bytes would be replaced, and no longer be those that were signed.
  if (!isUtf8(body)) throw notJson();
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw notJson();
  }
}

const notJson = () => new HttpRefusal(400, HTTP_CODE.INPUT_MALFORMED, 'The body is not valid JSON in UTF-8.');

const stranger = (sentence: string) => new HttpRefusal(401, FAULT.UNAUTHENTICATED, sentence);
