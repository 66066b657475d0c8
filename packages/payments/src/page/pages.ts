import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressSubject } from '@launchyard/domain/session';
import {
  CARD_FIELDS,
  declineWords,
  type CardForm,
  type CardProblems,
  type DeclineReason,
} from '@launchyard/domain/payments';
import { countStrangers } from '@launchyard/process/strangers';
import type { PageOutcome } from '../engine/checkout.ts';
import type { Engine } from '../engine/engine.ts';
import type { SessionRow } from '../engine/sessions.ts';
import { BodyTooLarge, readBody } from '../read-body.ts';
import type { Assets } from './assets.ts';
import { checkoutPage, confirmPage } from './checkout-page.ts';
import { statePage } from './document.ts';
import { stateWords, words, type StateKind } from './words.ts';

export interface PagesOptions {
  engine: Engine;
  assets: Assets;
  clock: () => Date;
  /** Where these pages are. */
  origin: string;
  clientAddress: (request: IncomingMessage) => string;
  onFault: (error: unknown) => void;
}

/** Longer than any form that was filled in by a person. */
const MOST_BODY_BYTES = 16 * 1024;
const TRIES = { most: 60, windowSeconds: 60, addresses: 10_000 };

/** What is sent to a browser: a page, or where to go. Scripts get the problems of a form instead of its page. */
type Answer = { origins: readonly string[] } & (
  { status: number; page: string; problems?: Record<string, string | undefined> } | { to: string }
);

/** The pages of checkouts. Whoever knows the address of one may pay there. */
export function createPages({ engine, assets, clock, origin, clientAddress, onFault }: PagesOptions) {
  const tries = countStrangers(TRIES, clock);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const [, pageKey, part] = /^\/pay\/([\w-]{16,64})(\/confirm)?$/.exec(path) ?? [];
    if (pageKey === undefined) return state('unknown', 404);
    if (request.method === 'GET' || request.method === 'HEAD') return show(engine.look(pageKey), part !== undefined);
    if (request.method !== 'POST') return state('unknown', 405);
    if (isFromElsewhere(request, origin)) return state('elsewhere', 403);
    const giveBack = tries.enter(addressSubject(clientAddress(request)));
    if (!giveBack) return { ...state('tooMany', 429), problems: { form: words.tooManyTries } };
    const fields = new URLSearchParams((await readBody(request, MOST_BODY_BYTES)).toString());
    const outcome = part
      ? engine.confirm(pageKey, fields.get('outcome') === 'complete')
      : engine.pay(pageKey, readForm(fields));
    if (outcome.kind === 'paid') giveBack();
    return afterPost(outcome, fields);
  }

  const state = (kind: StateKind, status: number, back: string | null = null) => ({
    status,
    page: statePage(assets, kind, back),
    origins: [],
  });

  function show(outcome: PageOutcome, isConfirm: boolean): Answer {
    if (outcome.kind === 'unknown') return state('unknown', 404);
    const { session } = outcome;
    if (outcome.kind === 'over') return over(session);
    const origins = originsOf(session);
    if (!isConfirm) return { status: 200, page: checkoutPage(assets, session), origins };
    if (session.pending === null) return { to: addressOf(session), origins };
    return { status: 200, page: confirmPage(assets, session), origins };
  }

  function over(session: SessionRow): Answer {
    if (session.status === 'expired') return state('expired', 410, session.cancel_url);
    return state(session.mode === 'setup' ? 'saved' : 'paid', 200, session.success_url);
  }

  function afterPost(outcome: PageOutcome, fields: URLSearchParams): Answer {
    switch (outcome.kind) {
      case 'unknown':
        return state('unknown', 404);
      case 'paid':
        return { to: outcome.session.success_url, origins: originsOf(outcome.session) };
      case 'over':
        // Paid in another tab, or by the first of two clicks.
        if (outcome.session.status === 'complete')
          return { to: outcome.session.success_url, origins: originsOf(outcome.session) };
        return over(outcome.session);
      case 'open':
        return { to: addressOf(outcome.session), origins: originsOf(outcome.session) };
      case 'authenticate':
        return { to: `${addressOf(outcome.session)}/confirm`, origins: originsOf(outcome.session) };
      default: {
        const problems = outcome.kind === 'invalid' ? outcome.problems : declineProblems(outcome.reason);
        const kept = keptOf(fields, outcome.session);
        const page = checkoutPage(assets, outcome.session, { kept, problems });
        const status = outcome.kind === 'invalid' ? 422 : 402;
        return { status, page, problems, origins: originsOf(outcome.session) };
      }
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = await answer(request).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return state('fault', 413);
      // Whoever went away while sending needs no answer, and is no fault of ours.
      if (request.complete) onFault(error);
      return { ...state('fault', 500), problems: { form: stateWords('fault').text } };
    });
    if (!request.complete) response.setHeader('connection', 'close');
    response.setHeader('content-security-policy', policy(found.origins));
    if (request.method === 'POST' && request.headers.accept === 'application/json') return sendJson(response, found);
    if ('to' in found) return void response.writeHead(303, { location: found.to }).end();
    response.writeHead(found.status, { 'content-type': 'text/html; charset=utf-8' }).end(found.page);
  };
}

/** A script goes on by itself: to another page, to this one if it says something else now, or to what is wrong. */
function sendJson(response: ServerResponse, answer: Answer): void {
  const body = 'to' in answer ? { to: answer.to } : answer.problems ? { problems: answer.problems } : { to: '' };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const addressOf = ({ page_key: key }: SessionRow): string => `/pay/${key}`;

/** Where the forms of a page may lead: browsers also judge the redirect that answers one. */
const originsOf = ({ success_url: success, cancel_url: cancel }: SessionRow): string[] => [
  ...new Set([new URL(success).origin, new URL(cancel).origin]),
];

const policy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Another website can send a form, but browsers say so. Programs say nothing, and know the address. */
function isFromElsewhere({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== origin;
}

function readForm(fields: URLSearchParams): CardForm {
  const form: CardForm = { email: '', number: '', expiry: '', cvc: '', name: '', country: '', zip: '' };
  for (const field of CARD_FIELDS) form[field] = fields.get(field) ?? '';
  return form;
}

/** A bank’s answer is said beside the field that it is about. */
function declineProblems(reason: DeclineReason): CardProblems {
  const text = declineWords(reason);
  if (reason === 'expiredCard') return { expiry: text };
  return reason === 'incorrectCvc' ? { cvc: text } : { number: text };
}

/** The page that confirms has no fields: then what the checkout knows is shown. */
function keptOf(fields: URLSearchParams, session: SessionRow) {
  if (!fields.has('number')) return undefined;
  const value = (name: string) => fields.get(name) ?? '';
  return { email: value('email') || session.email, name: value('name'), country: value('country'), zip: value('zip') };
}
