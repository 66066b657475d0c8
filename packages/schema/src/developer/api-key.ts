import { apiKeyGet, apiKeyList, type ApiKey as ApiKeyRow } from '@launchyard/contract/developer';
import { may } from '@launchyard/domain/access';
import {
  KEY_SCOPES,
  MAX_KEY_APPS,
  MAX_KEYS,
  scopeText,
  type KeyKind,
  type KeyScope,
} from '@launchyard/domain/developer';
import { loadApp } from '../apps/loader.ts';
import { AppType } from '../apps/app.ts';
import { Actor } from '../kit/actor.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { owned, ownedOrNull, type Owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';

export type ApiKey = Owned<ApiKeyRow>;

const ApiKeyKind = builder.enumType('ApiKeyKind', {
  description: 'What kind of key it is.',
  values: {
    API: {
      value: 'api',
      description: 'The `apiKey` of the account: it may do what the owner may, except managing keys.',
    },
    STREAMING: { value: 'streaming', description: 'The `streamingApiKey`: it is for streams and cannot use this API.' },
    NAMED: { value: 'named', description: 'A key with a name and scopes, for one program.' },
  } as const satisfies Record<string, { value: KeyKind; description: string }>,
});

export const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description: 'What a named key may do in addition to reading the account.',
  values: scopeValues(),
});

export const ApiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
  description:
    'An active API key of the account. Its secret is shown once, by the mutation that made it; afterwards only its beginning and its last four characters are known.',
  interfaces: [Node],
  fields: (t) => ({
    kind: t.expose('kind', { type: ApiKeyKind, description: 'Its kind.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name that its creator gave it. Null for the `apiKey` and the `streamingApiKey`.',
    }),
    prefix: t.exposeString('prefix', { description: 'How its secret begins: `lyk_`, or `lyst_` for streams.' }),
    lastFour: t.exposeString('lastFour', { description: 'The last four characters of its secret.' }),
    scopes: t.expose('scopes', {
      type: [ApiKeyScope],
      nullable: true,
      description:
        'What it may do in addition to reading, never more than its creator may. Null for the `apiKey` and the `streamingApiKey`, which have no scopes.',
    }),
    apps: t.field({
      type: [AppType],
      nullable: true,
      description:
        'The applications that it is limited to, without deleted ones. Null when it is not limited, or when the applications service does not respond.',
      extensions: costs({ items: MAX_KEY_APPS }),
      resolve: async ({ account, appIds }, _arguments, context) => {
        const found = appIds && (await Promise.all(appIds.map((id) => loadApp(context, account.id, id))));
        return found && found.flatMap((app) => app ?? []).map((app) => owned(account, app));
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who created it.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When it stops working. For an `apiKey` or `streamingApiKey` that was replaced: the end of its overlap. Null when it does not expire.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute. Null when it was never used.',
    }),
    viewerCanRevoke: t.boolean({
      description: 'Whether the caller may revoke it.',
      resolve: ({ account }) => may(account.grant, 'keys.manage'),
    }),
  }),
});

const ApiKeyConnection = connectionType(ApiKeyType, 'API keys');

builder.objectField(AccountType, 'apiKeys', (t) =>
  t.field({
    type: ApiKeyConnection,
    nullable: true,
    description: `The active API keys of the account, newest first, at most ${MAX_KEYS}. Only for its owner, signed in, and for support. Null when the developer service does not respond.`,
    args: pageArguments,
    resolve: async (account, args, context) =>
      asConnection(await read(context, apiKeyList, pageInput(args), account.id), (row) => owned(account, row)),
  }),
);

builder.objectField(AccountType, 'viewerCanManageApiKeys', (t) =>
  t.boolean({
    description: 'Whether the caller may create, generate and revoke API keys: the owner, signed in.',
    resolve: ({ grant }) => may(grant, 'keys.manage'),
  }),
);

const keys = batched<string, ApiKeyRow>(
  async (context, account, apiKeyIds) => (await read(context, apiKeyGet, { apiKeyIds }, account)).apiKeys,
);

foundById('apiKey', {
  typeName: 'ApiKey',
  load: async (context, scope, id) => ownedOrNull(scope, await keys(context, scope.id, askableId('apiKey', id))),
});

/** `uploads.write` is `UPLOADS_WRITE` in the schema. */
function scopeValues(): Record<string, { value: KeyScope; description: string }> {
  return Object.fromEntries(
    KEY_SCOPES.map((scope) => [nameOf(scope), { value: scope, description: `${scopeText(scope)}.` }]),
  );
}

function nameOf(scope: KeyScope): string {
  return scope.replaceAll(/[A-Z]/g, '_$&').replace('.', '_').toUpperCase();
}
