import {
  changeSettings,
  configDifferences,
  DEFAULT_SETTINGS,
  readableFields,
  writeDocument,
  type ConfigSettings,
  type SettingsChange,
} from '@launchyard/domain/configs';
import { createElement } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { refusal, type TestRoot } from './api.ts';
import type { Account, Config, ConfigChange } from './generated/schema.ts';
import type { Given } from './given.ts';
import { anActor, aConnection, anApp, aRoot } from './world.ts';

const NAMES = readableFields.map(({ name }) => name);
const THEN = '2026-11-18T10:00:00Z';

/** A complete config of the API with the given settings. */
export function aConfig(name: string, change: SettingsChange = {}, fields: Given<Config> = {}): Given<Config> {
  const settings = changeSettings(DEFAULT_SETTINGS, change);
  return {
    __typename: 'Config',
    id: `cfg_${name}`,
    name,
    isProtected: name === 'default',
    revision: 1,
    settings: shown(settings),
    document: documentOf(settings),
    usedByCount: 0,
    usedBy: aConnection([]),
    history: aConnection([]),
    createdAt: THEN,
    updatedAt: THEN,
    viewerCanEdit: name !== 'default',
    ...fields,
  };
}

/** A past state of a config. */
export function aChange(
  revision: number,
  change: SettingsChange,
  before: SettingsChange | null,
  fields: Given<ConfigChange> = {},
): Given<ConfigChange> {
  const [now, then] = [change, before ?? change].map((each) => changeSettings(DEFAULT_SETTINGS, each));
  return {
    __typename: 'ConfigChange',
    id: `cch_${revision}`,
    revision,
    createdAt: THEN,
    reason: before === null ? 'CREATED' : 'UPDATED',
    createdBy: anActor('Member', 'nora'),
    differences: configDifferences(stateOf(then), { ...stateOf(now), isPasswordNew: false }),
    settings: shown(now ?? DEFAULT_SETTINGS),
    document: documentOf(now ?? DEFAULT_SETTINGS),
    ...fields,
  };
}

/** An account with these configs, and an application to open the editor from. */
export function aConfigRoot(configs: Given<Config>[], root: TestRoot = {}, account: Given<Account> = {}): TestRoot {
  return aRoot(
    {
      viewerCanChangeConfigs: true,
      configs: ({ search }: { search?: string | null }) =>
        aConnection(configs.filter(({ name }) => String(name).includes(search ?? ''))),
      config: ({ by }: { by: { id?: string | null; name?: string | null } }) =>
        configs.find(({ id, name }) => id === by.id || String(name).toLowerCase() === by.name?.toLowerCase()) ?? null,
      app: anApp(),
      viewerCanChangeAssets: true,
      assets: () => aConnection([]),
      ...account,
    },
    root,
  );
}

const stateOf = (settings: ConfigSettings = DEFAULT_SETTINGS) => ({
  document: writeDocument({}, settings, NAMES),
  hasPassword: settings.hasPassword,
});

/** The services' answer to a change of an outdated revision. */
export const changedMeanwhile = (config: Given<Config>) => ({
  config,
  userErrors: [refusal('CONFIG_CHANGED', 'Someone else has changed this config meanwhile.', 'revision')],
});

/** The panel's own config routes, over pages that only show where the user is. */
export async function configPages(): Promise<RouteObject[]> {
  const all = (list: readonly RouteObject[]): RouteObject[] =>
    list.flatMap((each) => [each, ...all(each.children ?? [])]);
  const ofConfigs = all(routes).filter(({ path }) => path?.includes('configs'));
  // Load slow modules before the test begins.
  await Promise.all(all(ofConfigs).map(async ({ lazy }) => typeof lazy === 'function' && lazy()));
  const links = { path: 'apps/:name/links', element: says('the links') };
  const home = { index: true as const, element: says('home') };
  return [{ path: '/', Component: Outlet, HydrateFallback: () => null, children: [home, links, ...ofConfigs] }];
}

const says = (words: string) => createElement('p', null, words);
const documentOf = (settings: ConfigSettings) => JSON.stringify(writeDocument({ theirs: 1 }, settings, NAMES));
const shown = (settings: ConfigSettings) => ({ ...settings });
