import { CircleHelp, Ellipsis, Link2, Maximize2, RotateCw, Upload, type LucideIcon } from 'lucide-react';
import { Button, Dropdown } from 'antd';
import type { AppCard_AppFragment } from '../generated/graphql.ts';
import { kitMessages } from '../kit/messages.ts';
import { stageOf } from './cardStage.ts';
import { appListMessages } from './messages.ts';
import styles from './AppActions.module.css';

/** What somebody did on a card. */
export interface AppCardActions {
  onLinks: (appName: string) => void;
  onUploadNewVersion: (appName: string) => void;
  onOpenUpload: (uploadId: string) => void;
  onRetryUpload: (upload: { id: string; appName: string }) => void;
  onCancelUpload: (upload: { id: string; appName: string; version: number; served: number | null }) => void;
}

interface ActionsProps extends AppCardActions {
  app: AppCard_AppFragment;
}

/** The one or two things to do with an application now; what else there is lies behind a button. */
export function AppActions({ app, onLinks, onUploadNewVersion, onOpenUpload, ...onUpload }: ActionsProps) {
  const upload = app.latestUpload;
  const kind = stageOf(app).kind;
  const links = { icon: Link2, label: appListMessages.links, onClick: () => onLinks(app.name) };
  const newVersion = {
    icon: Upload,
    label: kitMessages.uploadNewVersion,
    onClick: () => onUploadNewVersion(app.name),
  };
  if (kind === 'running' && upload) {
    const cancel = () =>
      onUpload.onCancelUpload({
        id: upload.id,
        appName: app.name,
        version: upload.version,
        served: app.latestVersion?.number ?? null,
      });
    return (
      <div className={styles['actions']}>
        <Action icon={Maximize2} label={appListMessages.openUpload} onClick={() => onOpenUpload(upload.id)} />
        {upload.viewerCanCancel && <Action label={appListMessages.cancel} onClick={cancel} />}
        {app.latestVersion && <More name={app.name} items={[links]} />}
      </div>
    );
  }
  if (kind === 'failed' && upload) {
    return (
      <div className={styles['actions']}>
        <Action icon={CircleHelp} label={appListMessages.seeWhatFailed} onClick={() => onOpenUpload(upload.id)} />
        {upload.viewerCanRetry ? (
          <Action
            icon={RotateCw}
            label={appListMessages.retry}
            onClick={() => onUpload.onRetryUpload({ id: upload.id, appName: app.name })}
          />
        ) : (
          app.viewerCanUpload && <Action {...newVersion} />
        )}
        {app.latestVersion && <More name={app.name} items={[links]} />}
      </div>
    );
  }
  return (
    <div className={styles['actions']}>
      <Action {...links} />
      {app.viewerCanUpload && <Action {...newVersion} />}
    </div>
  );
}

interface ActionProps {
  icon?: LucideIcon;
  label: string;
  onClick: () => void;
}

function Action({ icon: Icon, label, onClick }: ActionProps) {
  return (
    <Button type="text" size="small" icon={Icon && <Icon size={15} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

function More({ name, items }: { name: string; items: (ActionProps & { icon: LucideIcon })[] }) {
  const menu = {
    items: items.map(({ icon: Icon, label, onClick }) => ({
      key: label,
      label,
      icon: <Icon size={15} aria-hidden />,
      onClick,
    })),
  };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={menu}>
      <Button
        type="text"
        size="small"
        className={styles['more']}
        aria-label={appListMessages.more(name)}
        icon={<Ellipsis size={15} aria-hidden />}
      />
    </Dropdown>
  );
}
