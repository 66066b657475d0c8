import { clientTokenCreate } from '@launchyard/contract/client-tokens';
import { beforeAll, expect, test } from 'vitest';
import { expectReply } from '../world/rest.ts';
import { startWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  return () => world.close();
});

test('the gateway publishes the keys that verify tokens, and never the half that signs', async () => {
  const owner = await world.person();
  const wish = { clientEmail: 'client@agency.example', expiresInMinutes: 5, object: '{}', idempotencyKey: 'one-token' };
  const { token } = expectReply(await world.rest(clientTokenCreate, wish, { token: owner.session }));
  const answer = await fetch(`${world.url}/.well-known/jwks.json`);
  expect(answer.headers.get('content-type')).toBe('application/jwk-set+json');
  const { keys } = JSON.parse(await answer.text());
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  expect(header.alg).toBe('EdDSA');
  expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  expect(keys[0].kid).toBe(header.kid);
});
