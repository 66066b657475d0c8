import { beforeAll, expect, test } from 'vitest';
import { signIn as signInCall, signUpFinish, signUpStart } from '@launchyard/contract/session';
import { CODES_PER_EMAIL, WRONG_SIGN_INS_PER_ACCOUNT } from '@launchyard/domain/session';
import { startPlatform, type PlatformWorld } from '../world/platform.ts';

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const PASSWORD = 'Right-1-password';
/** One mailbox in so many spellings. */
const spell = (name: string) =>
  [
    'example.org',
    'EXAMPLE.org',
    'exaｍple.org',
    'ｅｘａｍｐｌｅ.org',
    'example。org',
    'examp\u2113e.org',
    'exam\u00ADple.org',
    'exam\u200Bple.org',
    'exam\u2060ple.org',
    'ex\u{1D5BA}mple.org',
    'exampl\u212F.org',
    'exampl\u{1D41E}.org',
  ].map((host) => `${name}@${host}`);

let made = 0;
const signUp = (email: string) =>
  world.rest(signUpStart, { email, password: PASSWORD, username: `mailbox_${(made += 1)}` });
const signIn = (email: string, password = PASSWORD) => world.rest(signInCall, { email, password });
const codesOf = ({ refusals }: { refusals: ReadonlyArray<{ code: string }> | undefined }) =>
  refusals?.map(({ code }) => code);

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await world.database.pool.query<{ body: string }>(
    'select body from mails where recipient = $1 order by id desc',
    [email],
  );
  return rows.map(({ body }) => body);
}

test('63: twelve spellings of one mailbox get as many codes as one', async () => {
  const answers = [];
  for (const email of spell('alice')) answers.push(codesOf(await signUp(email)));
  expect(answers.filter((codes) => codes === undefined)).toHaveLength(CODES_PER_EMAIL);
  expect(await mailsTo('alice@example.org')).toHaveLength(CODES_PER_EMAIL);
  const { rows } = await world.database.pool.query('select distinct recipient from mails');
  expect(rows).toEqual([{ recipient: 'alice@example.org' }]);
});

test('63: a mailbox is one person, however it is written', async () => {
  pass(3_601);
  const { reply } = await signUp(spell('bob')[2] ?? '');
  const code = /\b\d{6}\b/.exec((await mailsTo('bob@example.org'))[0] ?? '')?.[0] ?? '';
  await world.rest(signUpFinish, { signUpId: reply?.signUp.id ?? '', code });
  for (const email of spell('bob').slice(0, 4)) expect(codesOf(await signUp(email))).toEqual(['EMAIL_UNUSABLE']);
  const others = spell('bob').slice(4);
  for (const email of others) {
    pass(61);
    expect((await signIn(email)).reply?.person.email).toBe('bob@example.org');
  }
  for (const email of others.slice(0, WRONG_SIGN_INS_PER_ACCOUNT)) await signIn(email, 'Wrong-1-password');
  expect(codesOf(await signIn('bob@example.org'))).toEqual(['TOO_MANY_ATTEMPTS']);
});
