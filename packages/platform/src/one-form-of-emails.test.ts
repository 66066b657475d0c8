import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { passwordResetStart, signIn } from '@launchyard/contract/session';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { keepOneForm } from './one-form-of-emails.ts';
import { mails } from './tables/providers.ts';
import { people } from './tables/accounts.ts';

let world: PlatformWorld;
let client: Client;
beforeAll(async () => {
  world = await startPlatform();
  client = new Client({ connectionString: world.migrationUrl });
  await client.connect();
  return async () => {
    await client.end();
    await world.close();
  };
});

/** A person whose address is stored as it was before there was one form. */
async function personAt(email: string): Promise<TestPerson> {
  const person = await world.person();
  await world.database.sql.update(people).set({ email }).where(eq(people.id, person.uuids.person));
  return person;
}

const emailOf = async ({ uuids }: TestPerson) => {
  const [row] = await world.database.sql.select().from(people).where(eq(people.id, uuids.person));
  return row?.email;
};
const signedInAs = async (email: string, { password }: TestPerson) =>
  (await world.rest(signIn, { email, password })).reply?.person.id;

test('stored addresses get their form, and of two that are one the later is left and told', async () => {
  const alone = await personAt('nora@mu\u0308ller.example');
  const first = await personAt('alice@exaｍple.org');
  const later = await personAt('alice@examp\u2113e.org');
  const warned = once(process, 'warning');
  await keepOneForm(client);
  expect(await emailOf(alone)).toBe('nora@xn--mller-kva.example');
  expect(await emailOf(first)).toBe('alice@example.org');
  expect(await emailOf(later)).toBe('alice@examp\u2113e.org');
  const [warning] = await warned;
  expect(String(warning)).toContain(later.uuids.person);
  expect(String(warning)).not.toContain('alice');

  // Again, as at every start.
  await keepOneForm(client);
  expect(await emailOf(later)).toBe('alice@examp\u2113e.org');

  // The later one’s spelling leads to them, and every other one to the first.
  expect(await signedInAs('nora@müller.example', alone)).toBe(alone.personId);
  expect(await signedInAs('alice@exaｍple.org', first)).toBe(first.personId);
  expect(await signedInAs('Alice@Examp\u2113e.org', later)).toBe(later.personId);
  expect(await signedInAs('alice@example.org', first)).toBe(first.personId);
  expect(await signedInAs('alice@exam\u00ADple.org', first)).toBe(first.personId);
  await world.rest(passwordResetStart, { email: 'alice@examp\u2113e.org' });
  const sent = await world.database.sql.select().from(mails).where(eq(mails.kind, 'passwordReset'));
  expect(sent.map(({ recipient }) => recipient)).toEqual(['alice@example.org']);
});
