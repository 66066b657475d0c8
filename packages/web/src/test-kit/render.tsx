import { act, Suspense, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { askThrough } from './api.ts';
import { ThemeProvider } from '../app/theme/ThemeProvider.tsx';
import { AskContext } from '../session/ask.ts';
import { DialogStage } from '../kit/DialogStage.tsx';
import { loadLater } from '../kit/later.ts';
import { Toasts } from '../kit/Toasts.tsx';

/** Renders routes at a URL with an API. Resolves when the first result has loaded. */
export async function renderRoutes(routes: RouteObject[], address: string, client: ApolloClient) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await show(<RouterProvider router={router} />, client);
  return { router, user: userEvent.setup({ applyAccept: false }) };
}

/** The same for a component that needs no route; its questions are in the URL. */
export async function renderPart(part: ReactNode, client: ApolloClient) {
  const router = createMemoryRouter([{ path: '*', element: part }]);
  await show(<RouterProvider router={router} />, client);
  return { router, user: userEvent.setup({ applyAccept: false }) };
}

/** Nothing is painted here, and writing antd's styles takes a fifth of a test. */
const UNSTYLED = { zeroRuntime: true };

async function show(content: ReactNode, client: ApolloClient): Promise<void> {
  // A person would have moved the pointer before the first click.
  await loadLater();
  await act(async () => {
    render(
      <ThemeProvider>
        <ConfigProvider theme={UNSTYLED}>
          <ApolloProvider client={client}>
            <AskContext value={askThrough(client)}>
              <Suspense fallback={null}>{content}</Suspense>
            </AskContext>
          </ApolloProvider>
          <DialogStage />
          <Toasts />
        </ConfigProvider>
      </ThemeProvider>,
    );
  });
}
