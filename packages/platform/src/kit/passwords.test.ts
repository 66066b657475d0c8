import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';

test('a hash opens with its password and with no other', async () => {
  const stored = await hashPassword('correct horse');
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(await isPassword('correct hors', stored)).toBe(false);
  expect(await isPassword('correct horse', null)).toBe(false);
  expect(isOutdated(stored)).toBe(false);
});

test('what is no hash is a fault, not a wrong password', async () => {
  await expect(isPassword('x', 'plain text')).rejects.toThrow('PHC');
});

test('of many at once, those that would wait too long are told to come again, and the others are served', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 230 }, () => hashPassword('x')));
  const refused = outcomes.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(230 - 204);
  expect(refused.every((each) => each.reason.code === 'RATE_LIMITED')).toBe(true);
  expect(await isPassword('x', await hashPassword('x'))).toBe(true);
});

test('a password with accents opens from every keyboard, whichever way it writes them', async () => {
  const stored = await hashPassword('Pässwörd-1'.normalize('NFC'));
  expect(await isPassword('Pässwörd-1'.normalize('NFD'), stored)).toBe(true);
  expect(await isPassword('Password-1', stored)).toBe(false);
});
