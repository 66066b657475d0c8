import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider } from 'react-router-dom';
import { useStore } from '../kit/store.ts';
import { Toasts } from '../kit/Toasts.tsx';
import { connection, router } from './session.ts';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

/** A new connection is a new tree: no screen of one session is shown to the next. */
export function App() {
  const { id, client } = useStore(connection);
  return (
    <ThemeProvider>
      <ApolloProvider client={client} key={id}>
        <RouterProvider router={router} />
      </ApolloProvider>
      <Toasts />
    </ThemeProvider>
  );
}
