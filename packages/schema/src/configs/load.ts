import { configGet, type Config as ConfigRow } from '@launchyard/contract/configs';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';
import { ownedOrNull, type Owned, type Scope } from '../kit/scope.ts';

export type Config = Owned<ConfigRow>;

const configs = batched<{ id: string } | { name: string }, ConfigRow>(
  async (context, account, by) => (await read(context, configGet, { by }, account)).configs,
);

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
