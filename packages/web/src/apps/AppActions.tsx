import {
  CircleHelp,
  Ellipsis,
  Layers,
  Link2,
  Maximize2,
  PackageMinus,
  RotateCw,
  Trash2,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { Button } from 'antd';
import type { AppCard_AppFragment } from '../generated/graphql.ts';
import { MenuButton } from '../kit/MenuButton.tsx';
import { kitMessages } from '../kit/messages.ts';
import { stageOf } from './card-stage.ts';
import { appListMessages } from './messages.ts';
import styles from './AppActions.module.css';

/** The actions of a card. */
export interface AppCardActions {
  onLinks: (appName: string) => void;
  onVersions: (appName: string) => void;
  onUploadNewVersion: (appName: string) => void;
  onOpenUpload: (uploadId: string) => void;
  onRetryUpload: (upload: { id: string; appName: string }) => void;
  onCancelUpload: (appId: string) => void;
  onReleaseUpload: (appId: string) => void;
  onDelete: (appId: string) => void;
}

interface ActionsProps extends AppCardActions {
  app: AppCard_AppFragment;
  /** The card may be out of date. */
  isDisabled: boolean;
}

/** The one or two most useful actions for an application now; the rest are in a menu. */
export function AppActions({ isDisabled, ...props }: ActionsProps) {
  return (
    <div className={styles['actions']} inert={isDisabled}>
      <Offered {...props} />
    </div>
  );
}

function Offered({
  app,
  onLinks,
  onVersions,
  onUploadNewVersion,
  onOpenUpload,
  onRetryUpload,
  onCancelUpload,
  onReleaseUpload,
  onDelete,
}: Omit<ActionsProps, 'isDisabled'>) {
  const upload = app.latestUpload;
  const kind = stageOf(app).kind;
  const links = { icon: Link2, label: appListMessages.links, onClick: () => onLinks(app.name) };
  const versions = { icon: Layers, label: appListMessages.versions, onClick: () => onVersions(app.name) };
  const newVersion = {
    icon: Upload,
    label: kitMessages.uploadNewVersion,
    onClick: () => onUploadNewVersion(app.name),
  };
  const remove = {
    icon: Trash2,
    label: appListMessages.deleteApp,
    isDangerous: true,
    onClick: () => onDelete(app.id),
  };
  const deletion = app.viewerCanDelete ? [remove] : [];
  const kept = app.latestVersion ? [versions] : [];
  const rest = [...(app.latestVersion ? [links] : []), ...kept, ...deletion];
  if (kind === 'running' && upload) {
    return (
      <>
        <Action icon={Maximize2} label={appListMessages.openUpload} onClick={() => onOpenUpload(upload.id)} />
        {upload.viewerCanCancel && <Action label={appListMessages.cancel} onClick={() => onCancelUpload(app.id)} />}
        <More name={app.name} items={rest} />
      </>
    );
  }
  if (kind === 'failed' && upload) {
    const release = {
      icon: PackageMinus,
      label: kitMessages.giveUpKept,
      onClick: () => onReleaseUpload(app.id),
    };
    return (
      <>
        <Action icon={CircleHelp} label={appListMessages.seeWhatFailed} onClick={() => onOpenUpload(upload.id)} />
        {upload.viewerCanRetry ? (
          <Action
            icon={RotateCw}
            label={appListMessages.retry}
            onClick={() => onRetryUpload({ id: upload.id, appName: app.name })}
          />
        ) : (
          app.viewerCanUpload && <Action {...newVersion} />
        )}
        <More name={app.name} items={upload.viewerCanRelease ? [release, ...rest] : rest} />
      </>
    );
  }
  return (
    <>
      <Action {...links} />
      {app.viewerCanUpload && <Action {...newVersion} />}
      <More name={app.name} items={[...kept, ...deletion]} />
    </>
  );
}

interface ActionProps {
  icon?: LucideIcon;
  label: string;
  onClick: () => void;
  /** The action cannot be undone. */
  isDangerous?: boolean;
}

function Action({ icon: Icon, label, onClick }: ActionProps) {
  return (
    <Button type="text" size="small" icon={Icon && <Icon size={15} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

function More({ name, items }: { name: string; items: (ActionProps & { icon: LucideIcon })[] }) {
  if (items.length === 0) return null;
  const menu = {
    items: items.map(({ icon: Icon, label, onClick, isDangerous = false }) => ({
      key: label,
      label,
      danger: isDangerous,
      icon: <Icon size={15} aria-hidden />,
      onClick,
    })),
  };
  return (
    <MenuButton menu={menu} label={kitMessages.moreFor(name)} className={styles['more']}>
      <Ellipsis size={15} aria-hidden />
    </MenuButton>
  );
}
