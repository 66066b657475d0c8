import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword, type HashingTurn } from './passwords.ts';

const people: HashingTurn = { lane: 'people', owner: '192.0.2.1' };

test('a hash matches its password and no other', async () => {
  const stored = await hashPassword('correct horse', people);
  expect(await isPassword('correct horse', stored, people)).toBe(true);
  expect(await isPassword('correct hors', stored, people)).toBe(false);
  expect(await isPassword('correct horse', null, people)).toBe(false);
  expect(isOutdated(stored)).toBe(false);
});

test('a malformed hash is a fault, not a wrong password', async () => {
  await expect(isPassword('x', 'plain text', people)).rejects.toThrow('PHC');
});

test('of many at once, those that would wait too long are asked to retry, and the others are served', async () => {
  const configs: HashingTurn = { lane: 'configs', owner: 'account' };
  const outcomes = await Promise.allSettled(Array.from({ length: 15 }, () => hashPassword('x', configs)));
  const refused = outcomes.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(15 - 11);
  expect(refused.every((each) => each.reason.code === 'RATE_LIMITED')).toBe(true);
  expect(await isPassword('x', await hashPassword('x', configs), configs)).toBe(true);
});

test('neither the configs of many accounts nor the viewers of many links delay a sign-in', async () => {
  let done = 0;
  const others = (['configs', 'viewers'] as const).flatMap((lane) =>
    Array.from({ length: 20 }, async (_, index) => {
      await hashPassword('x', { lane, owner: `account ${index % 4}` });
      done += 1;
    }),
  );
  await hashPassword('x', people);
  expect(done).toBeLessThan(15);
  await Promise.all(others);
});

test('a password with accents matches in either Unicode form', async () => {
  const stored = await hashPassword('Pässwörd-1'.normalize('NFC'), people);
  expect(await isPassword('Pässwörd-1'.normalize('NFD'), stored, people)).toBe(true);
  expect(await isPassword('Password-1', stored, people)).toBe(false);
});
