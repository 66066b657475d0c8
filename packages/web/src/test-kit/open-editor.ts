import { screen, waitFor } from '@testing-library/react';
import { testClient, type TestRoot } from './api.ts';
import { aConfigRoot, configPages } from './configs.ts';
import type { Account, Config } from './generated/schema.ts';
import type { Given } from './given.ts';
import { renderRoutes } from './render.tsx';

/** The default URL of `openEditor`. */
export const EDITOR = '/apps/AlpineVilla/links/configs/showroom';

interface World {
  at?: string;
  root?: TestRoot;
  account?: Given<Account>;
}

/** The editor with these configs. */
export async function openEditor(configs: Given<Config>[], { at = EDITOR, root = {}, account = {} }: World = {}) {
  const client = testClient(aConfigRoot(configs, root, account));
  const { user, router } = await renderRoutes(await configPages(), at, client);
  // It takes the focus once it is open; earlier keys would go elsewhere. While it loads, a
  // placeholder is in its place.
  const dialog = await waitFor(() => {
    const top = screen.getAllByRole('dialog').at(-1);
    if (!top?.contains(document.activeElement)) throw new Error('the dialog on top has not got the focus');
    return top;
  });
  return { user, router, dialog, client };
}
