import { startTransition, useRef } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { Layers, Upload } from 'lucide-react';
import { Button } from 'antd';
import { appViolations } from '@launchyard/domain/apps';
import { formatBytes } from '@launchyard/domain/kit';
import { AppVersionsDocument, VersionPlacesDocument, type AppVersionsQuery } from '../../generated/graphql.ts';
import { CrumbHead } from '../../kit/CrumbHead.tsx';
import { cx } from '../../kit/cx.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { Finding } from '../../kit/Finding.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { NotHere } from '../../kit/NotHere.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { Strip } from '../../kit/Strip.tsx';
import { TabCount } from '../../kit/TabCount.tsx';
import { endOf, usePageInAddress, usePlacedPages } from '../../kit/use-placed-pages.ts';
import { LatestHistory } from './LatestHistory.tsx';
import { versionMessages } from './messages.ts';
import { VersionControl } from './VersionControl.tsx';
import { VersionTable } from './VersionTable.tsx';
import tabs from '../../kit/TabLinks.module.css';
import styles from './VersionsDialog.module.css';

interface Props {
  appName: string;
  onUploadNewVersion: () => void;
  onClose: () => void;
}

const PAGE = 9;

type Account = NonNullable<AppVersionsQuery['viewer']>['account'];

/** The versions of one application, the one Latest serves, and what it served before. */
export function VersionsDialog({ appName, onUploadNewVersion, onClose }: Props) {
  const client = useApolloClient();
  const pages = usePlacedPages({
    ...usePageInAddress(),
    size: PAGE,
    async readEnd(first, after) {
      const variables = { name: appName, first, after };
      const { data: read } = await client.query({ query: VersionPlacesDocument, variables, fetchPolicy: 'no-cache' });
      return endOf(read?.viewer?.account.app?.versions?.pageInfo);
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useSuspenseQuery(AppVersionsDocument, {
    variables: { name: appName, first: PAGE, after: pages.cursor },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.viewer?.account;
  const app = account?.app;
  const versions = app?.versions;
  const isPaged = PAGE < (versions?.totalCount ?? 0);
  // The clicked control may be gone: move the focus to what remains. An empty page gives way to the
  // previous one.
  const refresh = () => {
    heading.current?.focus();
    startTransition(async () => {
      const { data: fresh } = await refetch();
      if (fresh?.viewer?.account.app?.versions?.nodes.length === 0) pages.giveWay();
    });
  };
  return (
    <Dialog
      isFlush
      width={1080}
      onClose={onClose}
      title={
        <CrumbHead
          crumbs={[appName, versionMessages.versions]}
          app={app !== null && { name: appName, thumbnailUrl: app?.thumbnailUrl }}
          facts={factsOf(app ?? null)}
        />
      }
      tools={
        app?.viewerCanUpload && (
          <Button icon={<Upload size={15} aria-hidden />} onClick={onUploadNewVersion} className={styles['upload']}>
            {kitMessages.uploadNewVersion}
          </Button>
        )
      }
      foot={
        versions && isPaged && !pages.isLost ? (
          <Pager label={versionMessages.versions} pages={pages} pageSize={PAGE} list={versions} />
        ) : undefined
      }
    >
      <Strip>
        <h2 ref={heading} tabIndex={-1} className={cx(tabs['tab'], styles['heading'])}>
          {versionMessages.versions} <TabCount count={versions?.totalCount ?? null} />
        </h2>
        {account && <VersionControl account={account} />}
      </Strip>
      {!versions && (
        <Missing error={error} isAppThere={app !== null && app !== undefined} onRetry={() => void refetch()} />
      )}
      {versions && versions.totalCount === 0 && (
        <StateBlock icon={Layers} title={versionMessages.emptyTitle} sentence={versionMessages.emptyHint} />
      )}
      {pages.isLost && <Finding />}
      {app && versions && versions.nodes.length > 0 && !pages.isLost && (
        <VersionTable
          appName={app.name}
          latest={app.latestVersion ?? null}
          versions={versions.nodes}
          onChanged={refresh}
        />
      )}
      {app && versions && versions.totalCount > 0 && <LatestHistory app={app} />}
    </Dialog>
  );
}

function factsOf(app: Account['app'] | null): (string | null | undefined)[] {
  if (!app) return [];
  return [
    app.latestVersion ? versionMessages.live(app.latestVersion.number) : kitMessages.noVersion,
    app.stageLabel,
    app.buildType && kitMessages.build[app.buildType],
    app.versionCount > 0 ? versionMessages.stored(app.versionCount, formatBytes(app.versionsBytes)) : null,
  ];
}

function Missing({ error, isAppThere, onRetry }: { error: unknown; isAppThere: boolean; onRetry: () => void }) {
  if (error === undefined && !isAppThere) return <NotHere icon={Layers} title={appViolations.notFound.message} />;
  return (
    <FaultBlock title={versionMessages.fault} reassurance={versionMessages.faultHint} error={error} onRetry={onRetry} />
  );
}
