import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { DeleteApp, lostWith } from '../../apps/DeleteApp.tsx';
import { AppCard_AppFragmentDoc, type HomeQuery } from '../../generated/graphql.ts';
import { useEndWhenGone, type Asking } from '../../kit/use-asked.ts';
import { useFragmentData } from '../../kit/use-fragment-data.ts';
import { CancelUpload } from '../../uploads/CancelUpload.tsx';
import { ReleaseUpload } from '../../uploads/ReleaseUpload.tsx';
import { forgetTransfer } from '../../uploads/transfer/transfers.ts';
import { readAppsAgain } from '../live-lists.ts';

/** The questions about a card, each with an application id. */
export const HOME_QUESTIONS = ['delete-app', 'cancel-upload', 'release-upload'] as const;
type Question = (typeof HOME_QUESTIONS)[number];

type Account = NonNullable<HomeQuery['viewer']>['account'];
type HomeApp = NonNullable<Account['apps']>['nodes'][number];

/** Asks about one of the listed applications. */
export function HomeQuestions({ apps, asking }: { apps: readonly HomeApp[]; asking: Asking<Question> }) {
  useEndWhenGone(
    asking,
    apps.map(({ id }) => id),
  );
  const app = apps.find(({ id }) => id === asking.asked?.of);
  return asking.asked && app && <About app={app} kind={asking.asked.kind} onEnd={asking.end} />;
}

function About({ app: masked, kind, onEnd }: { app: HomeApp; kind: Question; onEnd: () => void }) {
  const client = useApolloClient();
  const app = useFragmentData(AppCard_AppFragmentDoc, masked);
  const upload = app.latestUpload;
  if (kind === 'delete-app') {
    const lost = lostWith(app);
    return (
      <DeleteApp
        app={lost}
        onKeep={onEnd}
        onDone={(isShortList) => {
          if (lost.uploadId) forgetTransfer(lost.uploadId);
          if (isShortList) readAppsAgain(client);
          onEnd();
        }}
      />
    );
  }
  if (kind === 'cancel-upload' && upload?.viewerCanCancel) {
    const served = app.latestVersion?.number ?? null;
    const { id, versionNumber } = upload;
    return (
      <CancelUpload upload={{ id, appName: app.name, versionNumber }} served={served} onDone={onEnd} onKeep={onEnd} />
    );
  }
  if (kind === 'release-upload' && upload?.viewerCanRelease) {
    return <ReleaseUpload upload={{ ...upload, appName: app.name }} onEnd={onEnd} />;
  }
  return <Over onEnd={onEnd} />;
}

/** The upload ended in the meantime, so there is nothing left to ask. */
function Over({ onEnd }: { onEnd: () => void }) {
  useEffect(onEnd, [onEnd]);
  return null;
}
