import { sql as raw } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as calls from '@launchyard/contract/configs';
import { configViolations } from '@launchyard/domain/configs';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { brief, configCalls } from './test-configs.ts';

let world: PlatformWorld;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  return () => world.close();
});

const { newKey, newName, ask, make, update, updated, get, history, importing } = configCalls(() => ({
  world,
  owner,
}));

test('a repeated save is answered like the first, and nothing is created twice', async () => {
  const config = await make();
  const settings = { requiresPassword: true, password: 'sesame', autoPlays: false };
  const first = await updated(config, settings);
  const again = expectReply(await update(config, settings));
  expect(again.config).toEqual(first);
  // What is never saved was not saved by the first attempt either.
  expect((await update(config, { maxSessionMinutes: null })).refusals).toEqual([configViolations.changed]);
  const both = await Promise.all([1, 2].map(() => update(first, { autoPlays: true })));
  expect(both.map((each) => expectReply(each).config.revision)).toEqual([3, 3]);
  const otherPassword = await update(config, { ...settings, password: 'open' });
  expect(otherPassword.refusals).toEqual([configViolations.changed]);
  expect((await update(first, { ...settings, password: 'open' })).refusals).toEqual([configViolations.changed]);
  const [, , created] = await history(config.id);
  const target = { configId: config.id, revision: 3, changeId: created?.id ?? '' };
  const restored = expectReply(await ask(calls.configRestoreChange, target));
  expect(expectReply(await ask(calls.configRestoreChange, target))).toEqual(restored);
});

test('given values are stored or refused, in create, update and import', async () => {
  const config = await make();
  const off = { password: 'sesame', linkExpiresAt: '2099-01-01T00:00:00.000Z', resolutionWidth: -5 };
  const refused = ['linkExpiresAt', 'password', 'resolutionWidth'].map((name) => [
    'CONFIG_SETTING_OFF',
    'settings',
    name,
  ]);
  const told = ({ refusals }: Awaited<ReturnType<typeof update>>) =>
    refusals?.map(({ code, field }) => [code, ...field]) ?? 'taken';
  expect(told(await ask(calls.configCreate, { name: newName(), settings: off, idempotencyKey: newKey() }))).toEqual(
    refused,
  );
  expect(told(await update(config, off))).toEqual(refused);
  expect(told(await update(config, { maxSessionMinutes: null, autoPlays: null }))).toEqual([
    ['CONFIG_VALUE_EMPTY', 'settings', 'maxSessionMinutes'],
    ['CONFIG_VALUE_EMPTY', 'settings', 'autoPlays'],
  ]);
  const document = { urlExpiretime: '2099-01-01T00:00', passwordToStart: 'sesame', ResulationX_ue4: '5' };
  expect((await importing(document)).refusals?.map(({ code, field }) => [code, ...field])).toEqual([
    ['CONFIG_SETTING_OFF', 'document', 'urlExpiretime'],
    ['CONFIG_SETTING_OFF', 'password'],
    ['CONFIG_SETTING_OFF', 'document', 'ResulationX_ue4'],
  ]);
  expect(await get(config.id)).toEqual(brief(config));
});

test('an import drops passwords elsewhere in the document, reports them, and stores none of them', async () => {
  const given = { PasswordToStart: 'leak-1', theirs: [{ deep: { passwordtostart: 'leak-2' }, kept: 1 }] };
  const { config, left } = expectReply(await importing(given));
  expect(left).toEqual(['PasswordToStart', 'theirs.0.deep.passwordtostart']);
  expect(config.document).toMatchObject({ theirs: [{ deep: {}, kept: 1 }] });
  const stored = await world.database.sql.execute(raw`
    select count(*)::int from configs c full join config_changes h on true
    where c.data::text like '%leak-%' or h.document::text like '%leak-%'`);
  expect(stored.rows).toEqual([{ count: 0 }]);
});
