import { FAULT, HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { malformedText } from '@launchyard/contract/kit';
import type { TokenKind } from '@launchyard/domain/session';
import { hashToken, readToken } from '../kit/tokens.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';
import { isFresh, isSignedBy, readSignature } from './signature.ts';

/** An address at which a machine outside tells the services something, or asks them. It is always POSTed to, as JSON. */
export interface Hook {
  path: string;
  /** A larger body is refused. */
  mostBytes: number;
  /** Looks at the head of a request, before anything of the body is taken in. Throws HttpRefusal for whoever may not send one. */
  admit: (headers: IncomingHttpHeaders, now: Date) => Promise<Admission>;
}

/** Judges the body, byte by byte as it came, does what it asks for, and answers what the sender is told, if anything. */
export type Admission = (body: Buffer) => Promise<object | void>;

interface Described<Input> {
  path: string;
  mostBytes?: number;
  input: z.ZodType<Input>;
}

const MOST_BYTES = 256 * 1024;

/**
 * A hook whose sender signs each body with a secret that both know. `handle` returns once what it wrote is committed: after any answer of 200 to
 * 299 the sender forgets the message. One may come twice, and whoever overheard it can send it again within the tolerance.
 */
export function signedHook<Input>({
  path,
  mostBytes = MOST_BYTES,
  input,
  header,
  secrets,
  handle,
}: Described<Input> & {
  /** The header with the signature, in lower case. */
  header: string;
  /** Any of them will do, so that one can take the place of another. */
  secrets: readonly string[];
  handle: (input: Input) => Promise<object | void>;
}): Hook {
  return {
    path,
    mostBytes,
    async admit(headers, now) {
      const signature = readSignature(headers[header]);
      if (!signature) throw stranger(`Sign the body, and send the signature as ${header}.`);
      if (!isFresh(signature, now))
        throw stranger('The signature is too old, or from the future. Sign the body again.');
      return (body) => {
        if (!isSignedBy(signature, secrets, body)) throw stranger('The signature does not fit the body.');
        return handle(read(input, body));
      };
    },
  };
}

/** A hook whose sender shows a token, of which only the hash is kept. `find` answers whose it is, or null. `handle` as above. */
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
      // The database is asked only for what has the form of a token.
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
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpRefusal(400, HTTP_CODE.INPUT_MALFORMED, 'The body is not valid JSON.');
  }
}

const stranger = (sentence: string) => new HttpRefusal(401, FAULT.UNAUTHENTICATED, sentence);
