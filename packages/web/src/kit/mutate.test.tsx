import type { ChangeCode } from '@launchyard/domain/kit';
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfigCreateDocument, LinkDeleteDocument } from '../generated/graphql.ts';
import { fault, refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import type { ConfigCreatePayload } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { aConfig } from '../test-kit/configs.ts';
import { renderPart } from '../test-kit/render.tsx';
import { useChange, useCreation } from './mutate.ts';
import { kitMessages } from './messages.ts';
import { toasts } from './toasts.ts';

const told = () => toasts.get().map(({ text }) => text);

interface Asked {
  input: { name: string; idempotencyKey: string };
}

function Making() {
  const { run, isBusy } = useCreation(ConfigCreateDocument);
  const make = (name: string) => void run({ name, settings: null });
  return (
    <>
      <button onClick={() => make('lobby')}>lobby</button>
      <button onClick={() => make('kiosk')}>kiosk</button>
      {isBusy && <p>busy</p>}
    </>
  );
}

/** Creates configs, and counts the requests. */
async function openMaking(
  configCreate: (asked: Asked) => Given<ConfigCreatePayload> | Promise<Given<ConfigCreatePayload>>,
) {
  const asked = vi.fn(configCreate);
  const { user } = await renderPart(<Making />, testClient({ configCreate: asked }));
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  return { asked, click, keys: () => asked.mock.calls.map(([{ input }]) => input.idempotencyKey) };
}

const made = (name: string) => ({ config: aConfig(name), userErrors: [] });

test('a create repeated after a fault keeps its key; one after an answer has a new key', async () => {
  let isDown = true;
  const { asked, click, keys } = await openMaking(({ input }) => {
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE');
    return made(input.name);
  });
  await click('lobby');
  await vi.waitFor(() => expect(told()).toEqual([kitMessages.fault]));
  isDown = false;
  await click('lobby');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(screen.queryByText('busy')).toBeNull());
  await click('lobby');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  const [lost, found, another] = keys();
  expect(found).toBe(lost);
  expect(another).not.toBe(lost);
});

test('a retry takes the failure of the last attempt off the screen, and leaves that of another wish', async () => {
  let isDown = true;
  const { click } = await openMaking(({ input }) => {
    if (isDown && input.name === 'kiosk') throw fault('RATE_LIMITED');
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE');
    return made(input.name);
  });
  await click('lobby');
  await vi.waitFor(() => expect(told()).toEqual([kitMessages.fault]));
  await click('kiosk');
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  const ofKiosk = told().filter((text) => text !== kitMessages.fault);
  isDown = false;
  await click('lobby');
  expect(told()).toEqual(ofKiosk);
});

test('the same failure twice is told once', async () => {
  const { click, asked } = await openMaking(() => {
    throw fault('UPSTREAM_UNAVAILABLE');
  });
  await click('lobby');
  await click('kiosk');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(screen.queryByText('busy')).toBeNull());
  expect(told()).toEqual([kitMessages.fault]);
});

test('a different create has a different key, even while the result of the first is unknown', async () => {
  const { asked, click, keys } = await openMaking(() => {
    throw fault('UPSTREAM_UNAVAILABLE');
  });
  await click('lobby');
  await click('kiosk');
  await click('lobby');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  const [first, other, again] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('two clicks ask once', async () => {
  const answer = Promise.withResolvers<Given<ConfigCreatePayload>>();
  const { asked, click } = await openMaking(() => answer.promise);
  await click('lobby');
  await screen.findByText('busy');
  await click('lobby');
  answer.resolve(made('lobby'));
  await vi.waitFor(() => expect(screen.queryByText('busy')).toBeNull());
  expect(asked).toHaveBeenCalledTimes(1);
});

function Removing({ telling }: { telling: Parameters<ReturnType<typeof useChange<object, object>>['run']>[1] }) {
  const { run } = useChange(LinkDeleteDocument);
  const [isGone, setGone] = useState<boolean>();
  const remove = async () => setGone((await run({ linkId: 'lnk_1', revision: 1 }, telling)) !== null);
  return <button onClick={() => void remove()}>{isGone === undefined ? 'remove' : isGone ? 'gone' : 'there'}</button>;
}

const NOT_FOUND = { code: 'LINK_NOT_FOUND' } as const;

test.each<[string, TestRoot['linkDelete'], Parameters<typeof Removing>[0]['telling'], string, string[]]>([
  ['a refusal shows its message', refused('LINK_CHANGED'), {}, 'there', ['refused: LINK_CHANGED']],
  ['a refusal shows a custom message', refused('LINK_CHANGED'), { words: 'It stays.' }, 'there', ['It stays.']],
  ['a refusal is shown at its field', refused('LINK_CHANGED'), { refused: () => undefined }, 'there', []],
  [
    'an unhandled refusal is shown',
    refused('LINK_CHANGED'),
    { refused: () => false },
    'there',
    ['refused: LINK_CHANGED'],
  ],
  ['already done is a success', refused('LINK_NOT_FOUND'), { alreadySo: NOT_FOUND }, 'gone', []],
  ['a fault shows its message', fault('INTERNAL'), { refused: () => undefined }, 'there', [kitMessages.fault]],
  ['a fault shows a custom message', fault('INTERNAL'), { faultWords: 'It stays.' }, 'there', ['It stays.']],
])('%s', async (_, linkDelete, telling, end, words) => {
  const { user } = await renderPart(<Removing telling={telling} />, testClient({ linkDelete }));
  await user.click(screen.getByRole('button', { name: 'remove' }));
  await screen.findByRole('button', { name: end });
  expect(told()).toEqual(words);
});

function refused(code: ChangeCode) {
  return { link: null, binItem: null, userErrors: [refusal(code, `refused: ${code}`)] };
}
