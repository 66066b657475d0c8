import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { bringStylesheets } from '../kit/stylesheets.ts';

/** What the file of a screen exports. */
interface ScreenModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/**
 * For `lazy` of a route. The router keeps what `lazy` answered for good, a failure, too; so a screen whose code does not come is answered as
 * one that asks for its code each time somebody comes to its address, until it is there.
 */
export const screen = (bring: () => Promise<ScreenModule>) => async (): Promise<ScreenModule> => {
  try {
    return await bring();
  } catch {
    // The loader below asks again at once, and what it is rejected with is shown.
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
