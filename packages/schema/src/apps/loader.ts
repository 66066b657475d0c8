import { appGet, type App } from '@launchyard/contract/apps';
import { checkAppName } from '@launchyard/domain/apps';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';

const apps = batched<{ id: string } | { name: string }, App>(
  async (context, account, by) => (await read(context, appGet, { by }, account)).apps,
);

/** One application of the account, or null; those that a list asks for come with one call. */
export const loadApp = (context: Context, account: string, id: string): Promise<App | null> =>
  apps(context, account, { id: askableId('app', id) });

/** The same by name. A name that no application can have is not asked for: the services would refuse the whole batch. */
export async function loadAppByName(context: Context, account: string, name: string): Promise<App | null> {
  return checkAppName(name).length > 0 ? null : apps(context, account, { name });
}
