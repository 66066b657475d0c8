import { configDocumentGet, configGet, type Config as ConfigRow, type WholeConfig } from '@launchyard/contract/configs';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { ownedOrNull, type Owned, type Scope } from '../kit/scope.ts';

/** A config within a list has no document; documents are loaded in one call for all. */
export type Config = Owned<ConfigRow & Partial<WholeConfig>>;

const configs = batched<{ id: string } | { name: string }, ConfigRow>(
  async (context, account, by) => (await read(context, configGet, { by }, account)).configs,
);

const documents = batched<string, WholeConfig['document']>(
  async (context, account, configIds) => (await read(context, configDocumentGet, { configIds }, account)).documents,
);

/** Its whole document, or null when it no longer exists. */
export const documentOf = async (config: Config, context: Context): Promise<WholeConfig['document'] | null> =>
  config.document ?? documents(context, config.account.id, config.id);

/** One config of the account, or null; batched within a list. */
export const loadConfig = async (context: Context, account: Scope, id: string): Promise<Config | null> =>
  ownedOrNull(account, await configs(context, account.id, { id: askableId('config', id) }));

/** The existing ones of these configs, in this order; one call for up to a hundred. */
export async function loadConfigs(context: Context, account: Scope, ids: readonly string[]): Promise<Config[]> {
  const found = await Promise.all(ids.map((id) => loadConfig(context, account, id)));
  return found.filter((config) => config !== null);
}

/** The same by name. Invalid names are not requested, because the services would refuse the whole batch. */
export const loadConfigByName = async (context: Context, account: Scope, name: string): Promise<Config | null> =>
  /^\w{1,100}$/.test(name) ? ownedOrNull(account, await configs(context, account.id, { name })) : null;
