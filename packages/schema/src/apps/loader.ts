import { appGet, type App } from '@launchyard/contract/apps';
import { checkAppName } from '@launchyard/domain/apps';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';

const apps = batched<{ id: string } | { name: string }, App>(
  async (context, account, by) => (await read(context, appGet, { by }, account)).apps,
);

/** One application of the account, or null; batched within a list. */
export const loadApp = (context: Context, account: string, id: string): Promise<App | null> =>
  apps(context, account, { id: askableId('app', id) });

/** The same by name. Invalid names are not requested, because the services would refuse the whole batch. */
export async function loadAppByName(context: Context, account: string, name: string): Promise<App | null> {
  return checkAppName(name).length > 0 ? null : apps(context, account, { name });
}
