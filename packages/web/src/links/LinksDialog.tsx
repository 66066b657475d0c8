import { startTransition } from 'react';
import { useMutation, useSuspenseQuery } from '@apollo/client/react';
import { ChevronRight, Link2, Plus, Upload } from 'lucide-react';
import { Button } from 'antd';
import { appViolations } from '@launchyard/domain/apps';
import { AppLinksDocument, StreamingLinkCreateDocument, type AppLinksQuery } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { formatCount } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { Pager } from '../kit/Pager.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { usePages } from '../kit/usePages.ts';
import { LinkTable } from './LinkTable.tsx';
import { linkMessages } from './messages.ts';
import styles from './LinksDialog.module.css';

interface Props {
  appName: string;
  onUploadNewVersion: () => void;
  onClose: () => void;
}

/** Applications §9: nine links a page. */
const PAGE = 9;

type Account = NonNullable<AppLinksQuery['viewer']>['account'];
type LinkedApp = NonNullable<Account['app']>;

/** The streaming links of one application. */
export function LinksDialog({ appName, onUploadNewVersion, onClose }: Props) {
  const pages = usePages();
  const { data, error, refetch } = useSuspenseQuery(AppLinksDocument, {
    variables: { name: appName, first: PAGE, after: pages.cursor },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.viewer?.account;
  const app = account?.app;
  const links = app?.streamingLinks;
  // The table stays until the new one is there; a page that became empty gives way to the one before it.
  const refresh = () =>
    startTransition(async () => {
      const { data: fresh } = await refetch();
      if (fresh?.viewer?.account.app?.streamingLinks?.nodes.length === 0) pages.previous();
    });
  const canCreate = account?.viewerCanChangeLinks === true && app?.latestVersion !== null;
  return (
    <Dialog
      isFlush
      width={1320}
      onClose={onClose}
      title={<Head appName={appName} app={app ?? null} />}
      tools={
        app?.viewerCanUpload && (
          <Button icon={<Upload size={15} aria-hidden />} onClick={onUploadNewVersion} className={styles['upload']}>
            {kitMessages.uploadNewVersion}
          </Button>
        )
      }
      foot={
        links && links.totalCount > PAGE ? (
          <Pager label={linkMessages.streamingLinks} pages={pages} pageSize={PAGE} list={links} />
        ) : undefined
      }
    >
      <div className={styles['bar']}>
        <h2>
          {linkMessages.streamingLinks} {links && <span>{formatCount(links.totalCount)}</span>}
        </h2>
        {app && links && links.totalCount > 0 && canCreate && <CreateLink appId={app.id} onCreated={refresh} />}
      </div>
      {!links && (
        <Missing error={error} isAppThere={app !== null && app !== undefined} onRetry={() => void refetch()} />
      )}
      {app && links && links.totalCount === 0 && (
        <StateBlock
          icon={Link2}
          title={linkMessages.emptyTitle}
          sentence={app.latestVersion === null ? linkMessages.notReadyHint : linkMessages.emptyHint}
        >
          {canCreate && <CreateLink appId={app.id} onCreated={refresh} />}
        </StateBlock>
      )}
      {app && links && links.nodes.length > 0 && (
        <LinkTable links={links.nodes} latestVersion={app.latestVersion?.number ?? null} onDeleted={refresh} />
      )}
    </Dialog>
  );
}

function Head({ appName, app }: { appName: string; app: LinkedApp | null }) {
  const version = app?.latestVersion ? linkMessages.liveVersion(app.latestVersion.number) : kitMessages.noVersion;
  const facts = app && [version, app.stageLabel, app.buildType && kitMessages.build[app.buildType]];
  return (
    <div className={styles['head']}>
      <Thumbnail name={appName} className={styles['picture']} />
      <div className={styles['words']}>
        <p className={styles['crumbs']}>
          <span>{appName}</span>
          <ChevronRight size={14} aria-hidden />
          <b>{linkMessages.streamingLinks}</b>
        </p>
        <p className={styles['facts']}>{facts?.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

function Missing({ error, isAppThere, onRetry }: { error: unknown; isAppThere: boolean; onRetry: () => void }) {
  if (error === undefined && !isAppThere) return <StateBlock icon={Link2} title={appViolations.notFound.message} />;
  return <FaultBlock title={linkMessages.fault} reassurance={linkMessages.faultHint} error={error} onRetry={onRetry} />;
}

function CreateLink({ appId, onCreated }: { appId: string; onCreated: () => void }) {
  const [create, { loading }] = useMutation(StreamingLinkCreateDocument);
  const submit = async () => {
    const input = { appId, idempotencyKey: crypto.randomUUID() };
    const { data } = await create({ variables: { input }, errorPolicy: 'all' });
    const payload = data?.streamingLinkCreate;
    const refusal = payload?.userErrors[0];
    if (!payload?.streamingLink || refusal) return toastFault(refusal?.message ?? kitMessages.fault);
    toastDone(linkMessages.created(payload.streamingLink.name));
    onCreated();
  };
  return (
    <Button type="primary" icon={<Plus size={15} aria-hidden />} loading={loading} onClick={() => void submit()}>
      {linkMessages.create}
    </Button>
  );
}
