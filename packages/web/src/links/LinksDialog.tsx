import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link2, SlidersHorizontal, Upload } from 'lucide-react';
import { Button } from 'antd';
import { appViolations } from '@launchyard/domain/apps';
import type { LinkKind } from '@launchyard/domain/links';
import { AppLinksDocument } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { Finding } from '../kit/Finding.tsx';
import { kitMessages } from '../kit/messages.ts';
import { NotHere } from '../kit/NotHere.tsx';
import { Pager } from '../kit/Pager.tsx';
import type { TurnTo } from '../kit/use-placed-pages.ts';
import { StateBlock } from '../kit/StateBlock.tsx';
import { Strip } from '../kit/Strip.tsx';
import type { ConfigWays } from './ConfigPicker.tsx';
import { CreateLink } from './CreateLink.tsx';
import { LinksHead } from './LinksHead.tsx';
import { LinksTabs } from './LinksTabs.tsx';
import { LinkTable } from './LinkTable.tsx';
import { linkMessages } from './messages.ts';
import { playNotes } from './play-note.ts';
import { LINKS_A_PAGE, useLinkPages } from './use-link-pages.ts';
import type { VersionWays } from './VersionPicker.tsx';
import styles from './LinksDialog.module.css';

interface Props {
  appName: string;
  kind: LinkKind;
  page: number;
  onPage: TurnTo;
  configWays: ConfigWays;
  versionWays: VersionWays;
  onConfigs: () => void;
  onEmbedding: () => void;
  onUploadNewVersion: () => void;
  onClose: () => void;
}

/** The links of one application, one kind at a time. */
export function LinksDialog({
  appName,
  kind,
  page,
  configWays,
  versionWays,
  onPage,
  onConfigs,
  onEmbedding,
  onUploadNewVersion,
  onClose,
}: Props) {
  const pages = useLinkPages({ appName, kind, page }, onPage);
  const {
    data: fresh,
    previousData,
    error,
    refetch,
  } = useQuery(AppLinksDocument, {
    variables: { name: appName, first: LINKS_A_PAGE, after: pages.cursor, isMeeting: kind === 'meeting' },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  // Keep the old page until the new one has loaded, but not when the tab changes: its links are of
  // the other kind.
  const isTurning = fresh === undefined && error === undefined;
  const account = (fresh ?? (isTurning ? previousData : undefined))?.viewer?.account;
  const app = account?.app;
  const links = kind === 'meeting' ? app?.meetingLinks : app?.streamingLinks;
  const isPageGone = !pages.isLost && !isTurning && links?.nodes.length === 0 && page > 1;
  // Someone else deleted the links on it.
  useEffect(() => {
    if (isPageGone) onPage(page - 1, 'replace');
  }, [isPageGone, onPage, page]);
  const refresh = () => void refetch();
  const canCreate = account?.viewerCanChangeLinks === true && app?.latestVersion !== null;
  const counts = { streaming: app?.streamingTotal?.totalCount, meeting: app?.meetingTotal?.totalCount };
  return (
    <Dialog
      isFlush
      width={1320}
      onClose={onClose}
      title={<LinksHead appName={appName} kind={kind} app={app} />}
      tools={
        app && (
          <>
            <Button
              type="text"
              icon={<SlidersHorizontal size={15} aria-hidden />}
              onClick={onConfigs}
              className={styles['upload']}
            >
              {linkMessages.configs}
            </Button>
            {app.viewerCanUpload && (
              <Button icon={<Upload size={15} aria-hidden />} onClick={onUploadNewVersion} className={styles['upload']}>
                {kitMessages.uploadNewVersion}
              </Button>
            )}
          </>
        )
      }
      foot={
        links && links.totalCount > LINKS_A_PAGE && !pages.isLost ? (
          <Pager
            label={linkMessages.tabs[kind]}
            pages={{ ...pages, isTurning: pages.isTurning || isTurning }}
            pageSize={LINKS_A_PAGE}
            list={links}
          />
        ) : undefined
      }
    >
      {app !== null && (
        <Strip>
          <LinksTabs kind={kind} counts={counts} />
          {kind === 'meeting' && links && links.totalCount > 0 && <p>{linkMessages.meetingHint}</p>}
          {app && links && links.totalCount > 0 && canCreate && (
            <CreateLink key={kind} appId={app.id} kind={kind} onCreated={refresh} />
          )}
        </Strip>
      )}
      {pages.isLost || isPageGone || (isTurning && !links) ? (
        <Finding />
      ) : (
        <>
          {!links && <Missing error={error} isAppThere={app !== null && app !== undefined} onRetry={refresh} />}
          {app && links && links.totalCount === 0 && (
            <StateBlock
              icon={Link2}
              title={linkMessages.emptyTitle}
              sentence={app.latestVersion === null ? linkMessages.notReadyHint : linkMessages.emptyHint[kind]}
            >
              {canCreate && <CreateLink key={kind} appId={app.id} kind={kind} onCreated={refresh} />}
            </StateBlock>
          )}
          {app && links && links.nodes.length > 0 && (
            <LinkTable
              key={kind}
              kind={kind}
              links={links.nodes}
              configWays={account?.viewerCanChangeConfigs ? configWays : null}
              versionWays={versionWays}
              versions={app.linkableVersions ?? []}
              latestVersion={app.latestVersion?.number ?? null}
              playNote={playNotes(account?.runnableBuildTypes, app.latestVersion, app.linkableVersions ?? [])}
              onDeleted={refresh}
            />
          )}
          {links && links.nodes.length > 0 && account?.embeddingDomains?.length === 0 && (
            <p className={styles['embedding']}>
              {linkMessages.noEmbedding}{' '}
              {account.viewerCanSetEmbeddingDomains ? (
                <Button type="link" size="small" onClick={onEmbedding}>
                  {linkMessages.allowEmbedding}
                </Button>
              ) : (
                linkMessages.askForEmbedding
              )}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

function Missing({ error, isAppThere, onRetry }: { error: unknown; isAppThere: boolean; onRetry: () => void }) {
  if (error === undefined && !isAppThere) return <NotHere icon={Link2} title={appViolations.notFound.message} />;
  return <FaultBlock title={linkMessages.fault} reassurance={linkMessages.faultHint} error={error} onRetry={onRetry} />;
}
