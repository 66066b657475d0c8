import { FAULT, HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { frameAncestors, namedPath, parseLinkUrl, signedTokenOf, type LinkAddress } from '@launchyard/domain/links';
import { formatId } from '@launchyard/domain/kit';
import { MAX_LOOK_UPS_OF_ADDRESS, playerSettings } from '@launchyard/domain/streaming';
import { addressSubject, TOO_MANY_REQUESTS } from '@launchyard/domain/session';
import { createTurns, type Turns } from '@launchyard/process/turns';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';
import type { PlayerFiles } from './player-files.ts';
import { showable } from './showable.ts';
import { findRenamed } from '../accounts/usernames.ts';
import { findSignedVisit } from './signed/visit.ts';
import { findVisit, type AppPort, type OpenVisit, type VisitNeeds } from './stream.ts';
import { longPassword, lookOf, streamPage, tooManyPasswords, wrongPassword, type StreamPage } from './stream-page.ts';
import { hasPass, passCookie, type PassSigner } from './stream-pass.ts';
import { issueVisit } from './visit-ticket.ts';
import { guessPassword } from './stream-password.ts';

export interface StreamDoor extends Pick<Deps, 'database' | 'clock'>, PassSigner {
  /** The origin of config pictures, besides https. */
  filesOrigin: string;
  apps: AppPort;
  clientAddress: (request: IncomingMessage) => string;
  /** For what is looked up, by network address. */
  lookUps: Turns;
  /** Null: streams cannot be played. */
  player: {
    files: PlayerFiles;
    sessionPath: string;
    /** Whether the fleet runs builds of that platform; null while it does not answer. */
    runs: (platform: OpenVisit['platform']) => Promise<boolean | null>;
  } | null;
  /** Where its pages may open sockets, beside their own origin as such. */
  socketOrigins: readonly string[];
}

/** However many pages a network address opens, it leaves connections of the database to others. */
export const createLookUps = (): Turns =>
  createTurns({
    atOnce: Infinity,
    atOncePerOwner: MAX_LOOK_UPS_OF_ADDRESS,
    waitingPerOwner: 500,
    waitingInAll: 5_000,
    refusal: () => new HttpRefusal(429, FAULT.RATE_LIMITED, TOO_MANY_REQUESTS, 1),
  });

interface Answer {
  status: number;
  page: StreamPage;
  headers?: Record<string, string>;
}

/** The headers of every answer of the origin. By default nothing may be framed by other pages. */
export const STREAM_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Answers a visitor of a link’s address: GET, or POST with a password. */
export async function answerStream(
  door: StreamDoor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '' } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    throw new HttpRefusal(405, HTTP_CODE.METHOD_NOT_ALLOWED, 'Open a streaming link with GET.');
  }
  const { status, page, headers } = await answer(door, request);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.kind === 'player' ? playerPolicy(door, page) : pagePolicy(door.filesOrigin, page),
    ...headers,
  });
  response.end(method === 'HEAD' ? undefined : streamPage(page, door.filesOrigin));
}

async function answer(door: StreamDoor, request: IncomingMessage): Promise<Answer> {
  const [path = '/', ...rest] = (request.url ?? '/').split('?');
  const query = new URLSearchParams(rest.join('?'));
  const { database, clock, filesOrigin, apps } = door;
  const needs = { sql: database.sql, now: clock(), filesOrigin, apps };
  const token = signedTokenOf(path);
  const address = parseLinkUrl(path, (name) => query.get(name));
  if (token === null && !address) return { status: 404, page: { kind: 'unknown' } };
  const { visit, moved } = await door.lookUps.run(addressSubject(door.clientAddress(request)), async () => {
    const found = address ? await findVisit(needs, address) : await findSignedVisit(needs, token ?? '');
    return { visit: found, moved: found.kind === 'unlinked' && address ? await findMoved(needs, address) : null };
  });
  if (moved !== null) return { status: 302, page: { kind: 'unlinked' }, headers: { location: moved } };
  if (visit.kind !== 'open') return { status: 404, page: visit };
  const { asksPassword } = visit.settings.screen;
  if (!asksPassword || hasPass(door, door.clock(), visit, request))
    return { status: 200, page: await opened(door, visit) };
  if (request.method !== 'POST') return { status: 200, page: { kind: 'password', visit, say: null } };
  return letIn(door, request, visit);
}

/**
 * Where an address leads that names an account as it was called before; null if nothing is there, so that nobody learns
 * who was called what.
 */
async function findMoved(needs: VisitNeeds, address: LinkAddress): Promise<string | null> {
  if (address.form !== 'named') return null;
  const username = await findRenamed(needs.sql, address.username);
  if (username === null) return null;
  const now = { ...address, username };
  return (await findVisit(needs, now)).kind === 'unlinked' ? null : namedPath(now);
}

/** The page of somebody who may watch. */
async function opened(door: StreamDoor, visit: OpenVisit): Promise<StreamPage> {
  const { player, filesOrigin, signingSecret, clock } = door;
  if (player === null) return { ...visit, kind: 'open' };
  if ((await player.runs(visit.platform)) === false) return { kind: 'notRunnable', look: visit.look };
  const page = {
    ...showable(visit, filesOrigin),
    sessionPath: player.sessionPath,
    visit: issueVisit(signingSecret, clock(), visit),
    // Host and guest of one browser have sessions of their own.
    linkKey: [formatId('streamingLink', visit.linkId), visit.role].filter(Boolean).join('.'),
    role: visit.role,
    settings: playerSettings(visit.settings.config),
  };
  return { kind: 'player', visit, page, files: player.files };
}

async function letIn(door: StreamDoor, request: IncomingMessage, visit: OpenVisit): Promise<Answer> {
  const again = (say: string): StreamPage => ({ kind: 'password', visit, say });
  const body = await readBody(request);
  if (body === null) return { status: 413, page: again(longPassword), headers: closing(request) };
  const password = new URLSearchParams(body).get('password') ?? '';
  try {
    const guess = await guessPassword(door, visit, door.clientAddress(request), password);
    if (guess.kind === 'wrong') return { status: 403, page: again(wrongPassword) };
    if (guess.kind === 'throttled') {
      const headers = { 'retry-after': String(guess.waitSeconds) };
      return { status: 429, page: again(tooManyPasswords(guess.waitSeconds)), headers };
    }
    // The page follows directly, without a redirect: a browser may keep no cookie within a frame, and would be asked
    // forever.
    const headers = { 'set-cookie': passCookie(door, door.clock(), visit) };
    return { status: 200, page: await opened(door, visit), headers };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return { status: 503, page: { kind: 'busy' }, headers: { 'retry-after': '5' } };
  }
}

const MAX_BODY_BYTES = 4_096;
/** How much is read and discarded before the answer, so that the connection can be reused; beyond that it is closed. */
const MAX_DRAINED_BYTES = 1024 * 1024;

/**
 * The body, or null if it is longer than any password. Ending a loop over the request would end its connection, too.
 */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      if (size > MAX_DRAINED_BYTES) resolve(null);
    });
    request.on('end', () => resolve(size > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });
}

const closing = (request: IncomingMessage): Record<string, string> => (request.complete ? {} : { connection: 'close' });

/** Answers an address too long for any link as an unknown one; the server could not parse the request. */
export function refuseLongAddress(filesOrigin: string, socket: Duplex): void {
  const page = Buffer.from(streamPage({ kind: 'unknown' }, filesOrigin));
  const headers = {
    ...STREAM_HEADERS,
    'content-security-policy': pagePolicy(filesOrigin, { kind: 'unknown' }),
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(page.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 404 Not Found\r\n${lines.join('')}\r\n${page.toString('utf8')}`);
}

/** The page of a stream also runs the player, shows videos, and talks to our own sockets. */
const playerPolicy = ({ filesOrigin, socketOrigins }: StreamDoor, page: StreamPage): string =>
  [
    pagePolicy(filesOrigin, page),
    "script-src 'self'",
    `connect-src 'self' ${socketOrigins.join(' ')}`,
    `media-src https: blob: ${filesOrigin}`,
  ]
    .join('; ')
    .replace("style-src 'unsafe-inline'", "style-src 'self' 'unsafe-inline'")
    .replace('img-src https:', 'img-src https: data: blob:');

/**
 * Websites that the account allows may embed its pages; a page that belongs to no account may be embedded by none. Without a player
 * they run no scripts.
 */
const pagePolicy = (filesOrigin: string, page: StreamPage): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src https: ${filesOrigin}; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors ${frameAncestors(lookOf(page)?.embeddingDomains ?? [])}`;
