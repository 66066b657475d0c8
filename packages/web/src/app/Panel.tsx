import { Suspense } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { RestoreProvider } from '../bin/RestoreProvider.tsx';
import { DialogStage } from '../kit/DialogStage.tsx';
import { useStore } from '../kit/store.ts';
import { connection } from './connection.ts';
import { Shell } from './shell/Shell.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

/**
 * Everything for signed-in users, and what only they need: antd and Apollo Client load with it. A
 * new connection renders a new tree, so no screen of one session appears in the next.
 */
export function Component() {
  const { id, client } = useStore(connection);
  return (
    <ThemeProvider>
      <ApolloProvider client={client} key={id}>
        <RestoreProvider>
          <Suspense fallback={<ShellSkeleton />}>
            <Shell />
          </Suspense>
          <DialogStage />
        </RestoreProvider>
      </ApolloProvider>
    </ThemeProvider>
  );
}
Component.displayName = 'Panel';
