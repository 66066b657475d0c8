import type { AppCardActions } from '../../apps/AppActions.tsx';
import { AppCard } from '../../apps/AppCard.tsx';
import type { HomeQuery } from '../../generated/graphql.ts';
import { useUploadProgress } from '../../uploads/useUploadProgress.ts';

type Account = NonNullable<HomeQuery['viewer']>['account'];
type HomeApp = NonNullable<Account['apps']>['nodes'][number];

export type CancelledUpload = Parameters<AppCardActions['onCancelUpload']>[0];

/** A card that knows what this tab sends for it. */
export function HomeCard({ app, ...actions }: AppCardActions & { app: HomeApp }) {
  const progress = useUploadProgress(app.latestUpload?.id ?? null);
  return <AppCard app={app} transfer={progress.transfer} isArriving={progress.isArriving} {...actions} />;
}
