import * as tokens from '@launchyard/contract/client-tokens';
import * as contract from '@launchyard/contract/developer';
import { parseId } from '@launchyard/domain/kit';
import { parseIds } from '../http/ids.ts';
import { changeRoute, publicChangeRoute, publicRoute, route, type Route } from '../http/routes.ts';
import { createClientToken, redeemClientToken, verifyClientToken, type TokenDeps } from './client-tokens.ts';
import { createGraphiqlToken } from './graphiql-token.ts';
import { getKeys, listKeys } from './list-keys.ts';
import { createKey, generateKey } from './make-key.ts';
import { revokeKey } from './revoke-key.ts';
import { publishedKeys } from './signing-keys.ts';

export function developerRoutes(deps: TokenDeps): Route[] {
  const { sql } = deps.database;
  return [
    route(contract.apiKeyList, (question, caller) => listKeys(sql, deps.clock(), caller, question)),
    route(contract.apiKeyGet, async ({ apiKeyIds }, caller) => ({
      apiKeys: await getKeys(sql, deps.clock(), caller, { publicIds: apiKeyIds, ids: parseIds('apiKey', apiKeyIds) }),
    })),
    changeRoute(contract.apiKeyCreate, ({ idempotencyKey, ...asked }, caller, inTransaction) => {
      const { name, scopes, appIds, expiresInDays } = asked;
      const ids = appIds?.map((id) => parseId('app', id)) ?? null;
      const request = { idempotencyKey, call: contract.apiKeyCreate.name, asked };
      return createKey(deps, inTransaction, caller, { name, scopes, appIds: ids, expiresInDays }, request);
    }),
    changeRoute(contract.apiKeyGenerate, ({ idempotencyKey, ...asked }, caller, inTransaction) =>
      generateKey(deps, inTransaction, caller, asked, {
        idempotencyKey,
        call: contract.apiKeyGenerate.name,
        asked,
      }),
    ),
    changeRoute(contract.apiKeyRevoke, async ({ apiKeyId }, caller, inTransaction) => {
      await revokeKey(deps, inTransaction, caller, parseId('apiKey', apiKeyId));
      return { apiKeyId };
    }),
    changeRoute(contract.graphiqlTokenCreate, ({ apiKeyId }, caller, inTransaction) =>
      createGraphiqlToken(deps, inTransaction, caller, parseId('apiKey', apiKeyId)),
    ),
    changeRoute(tokens.clientTokenCreate, ({ idempotencyKey, ...given }, caller, inTransaction) => {
      const request = { idempotencyKey, call: tokens.clientTokenCreate.name };
      return createClientToken(deps, inTransaction, caller, given, request);
    }),
    publicChangeRoute(tokens.clientTokenRedeem, async ({ token }, visitor, inTransaction) => {
      const verified = await verifyClientToken(deps, visitor, token);
      const id = parseId('clientToken', verified.claims.jti ?? '');
      return { clientToken: await redeemClientToken(deps, inTransaction, visitor, { id, ...verified }) };
    }),
    publicRoute(tokens.signingKeys, async () => ({ keys: await publishedKeys(sql, deps.clock()) })),
  ];
}
