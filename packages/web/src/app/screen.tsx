import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { bringStylesheets } from '../kit/stylesheets.ts';

/** The exports of a screen's file. */
interface ScreenModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/**
 * For a route's `lazy`. The router caches the result of `lazy` forever, even a failure. So a screen
 * whose code fails to load resolves to one that tries again on each visit until it succeeds.
 */
export const screen = (bring: () => Promise<ScreenModule>) => async (): Promise<ScreenModule> => {
  try {
    return await bring();
  } catch {
    // The loader below retries immediately and shows the error if that fails too.
    return lateScreen(bring);
  }
};

function lateScreen(bring: () => Promise<ScreenModule>): ScreenModule {
  let come: ScreenModule | null = null;
  return {
    async loader(args, context) {
      if (!come) {
        await bringStylesheets();
        come = await bring();
      }
      const { loader } = come;
      return typeof loader === 'function' ? loader(args, context) : null;
    },
    Component() {
      return come && <come.Component />;
    },
  };
}
