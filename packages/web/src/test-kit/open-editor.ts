import { screen, waitFor } from '@testing-library/react';
import { testClient, type TestRoot } from './api.ts';
import { aConfigRoot, configPages } from './configs.ts';
import type { Account, Config } from './generated/schema.ts';
import type { Given } from './given.ts';
import { renderRoutes } from './render.tsx';

/** Where `openEditor` opens it unless told otherwise. */
export const EDITOR = '/apps/AlpineVilla/links/configs/showroom';

interface World {
  at?: string;
  root?: TestRoot;
  account?: Given<Account>;
}

/** The editor with these configs behind it. */
export async function openEditor(configs: Given<Config>[], { at = EDITOR, root = {}, account = {} }: World = {}) {
  const { user, router } = await renderRoutes(await configPages(), at, testClient(aConfigRoot(configs, root, account)));
  // Open it takes the focus; what is typed before would go elsewhere. While it loads, another stands in its place.
  const dialog = await waitFor(() => {
    const top = screen.getAllByRole('dialog').at(-1);
    if (!top?.contains(document.activeElement)) throw new Error('the dialog on top has not got the focus');
    return top;
  });
  return { user, router, dialog };
}
