import { memo, useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { AppCardActions } from '../../apps/AppActions.tsx';
import { AppCard } from '../../apps/AppCard.tsx';
import type { HomeQuery } from '../../generated/graphql.ts';
import { useStore } from '../../kit/store.ts';
import { refreshApp } from '../../uploads/live/refresh-app.ts';
import { reloads } from '../../uploads/live/reloads.ts';
import { outcomeMarks } from '../../uploads/outcome-marks.ts';
import { useUploadProgress } from '../../uploads/use-upload-progress.ts';
import { liveLists } from '../live-lists.ts';

type Account = NonNullable<HomeQuery['viewer']>['account'];
type HomeApp = NonNullable<Account['apps']>['nodes'][number];

/**
 * A card that knows the progress of this tab's upload, how the last update in this tab ended, and
 * whether it is being refetched. It only renders again when its own data changes: there may be
 * hundreds of cards.
 */
export const HomeCard = memo(function HomeCard({ app, ...actions }: AppCardActions & { app: HomeApp }) {
  const client = useApolloClient();
  const progress = useUploadProgress(app.latestUpload?.id ?? null);
  const { failedApp } = useStore(outcomeMarks);
  const reload = useStore(reloads).get(app.name) ?? null;
  const onReload = useCallback(() => void refreshApp(client, app.name, liveLists), [client, app.name]);
  return (
    <AppCard
      app={app}
      transfer={progress.transfer}
      isArriving={progress.isArriving}
      isMarkedFailed={failedApp === app.name}
      reload={reload}
      onReload={onReload}
      {...actions}
    />
  );
});
