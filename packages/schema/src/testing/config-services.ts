import * as configs from '@launchyard/contract/configs';
import {
  changeSettings,
  checkChange,
  completeDocument,
  configNameTaken,
  configViolations,
  parseDocument,
  readableFields,
  readDocument,
  writeDocument,
  type SettingsChange,
  type WireDocument,
} from '@launchyard/domain/configs';
import { Refused } from '@launchyard/contract/kit';
import type { Violation } from '@launchyard/domain/kit';
import { byId, on, pageOf, throwing, type Rows } from './answers.ts';
import { aBinItem, aConfig, idOf, type Config } from './rows.ts';

on(configs.configList, ({ search = '', ...input }, { rows }) =>
  pageOf(
    rows.configs.filter(({ name }) => name.includes(search)),
    input,
  ),
);
on(configs.configLinks, ({ configId, ...input }, { rows }) =>
  pageOf(
    rows.links.filter((link) => link.configId === configId).map(({ id, name, appName }) => ({ id, name, appName })),
    input,
  ),
);
on(configs.configGet, ({ by }, { rows }) => ({
  configs: by.map((each) =>
    'id' in each ? byId(rows.configs, each.id) : (rows.configs.find(({ name }) => name === each.name) ?? null),
  ),
}));
on(configs.configCreate, ({ name, settings }, { rows }) => ({ config: made(rows, name, changed({}, settings ?? {})) }));
on(configs.configDuplicate, ({ configId, name }, { rows }) => {
  const { document, hasPassword, ...source } = find(rows, configId);
  return { config: made(rows, name ?? `${source.name}_copy`, { document, hasPassword }) };
});
on(configs.configImport, ({ name, document, password }, { rows }) => {
  const parsed = parseDocument(document);
  refuseAny(parsed.violations);
  const config = made(rows, name, changed(parsed.document, { password: password ?? parsed.password }));
  return { config, left: parsed.left.map((path) => path.join('.')) };
});
on(configs.configUpdate, ({ configId, revision, settings }, { rows }) => {
  const config = editable(rows, configId, revision);
  Object.assign(config, changed(config.document, settings, config.hasPassword), { revision: revision + 1 });
  return { config };
});
on(configs.configDelete, ({ configId }, { rows }) => {
  const config = find(rows, configId);
  if (config.isProtected) throwing(configViolations.defaultNotDeletable);
  rows.configs = rows.configs.filter((each) => each !== config);
  const movedLinks = rows.links.filter((link) => link.configId === configId);
  const binItem = aBinItem(3, 'config', config);
  rows.bin.push(binItem);
  return { configId, movedLinks: movedLinks.map(({ id, name }) => ({ id, name })), binItem };
});
/** Each config here was made once and never changed. */
const changeOf = (config: Config): configs.ConfigChange => ({
  id: idOf('configChange', 1),
  revision: 1,
  changedAt: config.createdAt,
  reason: 'created',
  by: { kind: 'key', name: 'ada' },
  document: config.document,
  hasPassword: config.hasPassword,
  differences: [{ field: 'autoPlays', label: 'Autoplay', before: 'On', after: null }],
});
on(configs.configChanges, ({ configId, ...input }, { rows }) => pageOf([changeOf(find(rows, configId))], input));
on(configs.configRestoreChange, ({ configId, revision, changeId }, { rows }) => {
  const config = find(rows, configId);
  if (changeId !== changeOf(config).id) throwing(configViolations.changeNotFound);
  return { config: editable(rows, configId, revision) };
});

const find = (rows: Rows, configId: string) => byId(rows.configs, configId) ?? throwing(configViolations.notFound);

function editable(rows: Rows, configId: string, revision: number): Config {
  const config = find(rows, configId);
  if (config.isProtected) throwing(configViolations.defaultNotEditable);
  return config.revision === revision ? config : throwing(configViolations.changed);
}

function made(rows: Rows, name: string, state: Pick<Config, 'document' | 'hasPassword'>): Config {
  if (rows.configs.some((each) => each.name === name)) throwing(configNameTaken(name));
  const config = { ...aConfig(900 + rows.configs.length, name), ...state };
  rows.configs.push(config);
  return config;
}

function changed(document: WireDocument, change: SettingsChange, hadPassword = false) {
  const settings = changeSettings(readDocument(document, hadPassword), change);
  refuseAny(checkChange(change, settings, { filesOrigin: null }));
  const names = readableFields.map(({ name }) => name);
  return { document: completeDocument(writeDocument(document, settings, names)), hasPassword: settings.hasPassword };
}

function refuseAny(violations: Violation[]): void {
  if (violations.length > 0) throw new Refused(violations);
}
