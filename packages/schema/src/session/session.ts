import { sessionList, type SessionRow } from '@launchyard/contract/session';
import { MAX_SESSIONS } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { costs } from '../kit/cost.ts';
import { foundById, Node } from '../kit/node.ts';
import { findViewer, ViewerType } from './viewer.ts';

export const SessionType = builder.objectRef<SessionRow>('Session').implement({
  description: 'A sign-in of a person in a browser, until it ends.',
  interfaces: [Node],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When it was last used, accurate to five minutes.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it ends if it is not used until then. Each use postpones it.',
    }),
    browser: t.exposeString('browser', {
      nullable: true,
      description: 'The browser with its major version, such as "Firefox 145". Null when not recognised.',
    }),
    system: t.exposeString('system', {
      nullable: true,
      description: 'The operating system, such as "macOS". Null when not recognised.',
    }),
    country: t.exposeString('country', {
      nullable: true,
      description:
        'The country where the person signed in, as an ISO 3166-1 alpha-2 code such as "DE". Null when it is not known.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether this request was made with it.' }),
  }),
});

builder.objectField(ViewerType, 'sessions', (t) =>
  t.field({
    type: [SessionType],
    nullable: true,
    description: `Where the person is signed in, the last used first, at most ${MAX_SESSIONS}. Null for an API key, and when the service does not respond.`,
    extensions: costs({ call: 10, items: MAX_SESSIONS }),
    resolve: async ({ credential }, _arguments, context) =>
      credential === 'key' ? null : (await read(context, sessionList, {})).sessions,
  }),
);

foundById('session', { typeName: 'Session', load: (context, _scope, id) => loadSession(context, id) });

async function loadSession(context: Context, id: string): Promise<SessionRow | null> {
  const viewer = await findViewer(context);
  if (viewer?.credential !== 'session') return null;
  const { sessions } = await read(context, sessionList, {});
  return sessions.find((each) => each.id === id) ?? null;
}
