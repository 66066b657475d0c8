import {
  CircleCheck,
  CircleDashed,
  CircleX,
  CloudUpload,
  Download,
  ListOrdered,
  PackageOpen,
  Play,
  type LucideIcon,
} from 'lucide-react';
import { cardLabel } from '@launchyard/domain/uploads';
import type { AppCard_AppFragment, UploadState } from '../generated/graphql.ts';
import type { CardTransfer } from './card-caption.ts';
import { appListMessages } from './messages.ts';

/** The status of an application: its label, its icon, and the version it refers to. */
export interface CardStage {
  kind: 'running' | 'failed' | 'ready' | 'idle';
  icon: LucideIcon;
  label: string;
  version: number | null;
}

const RUNNING_ICONS: Partial<Record<UploadState, LucideIcon>> = {
  UPLOADING: CloudUpload,
  ACQUIRING: Download,
  SCANNING: PackageOpen,
  PREPARING: PackageOpen,
  QUEUED: ListOrdered,
  TESTING: Play,
};

/**
 * Shows the newest upload while it runs and after it failed, otherwise the application.
 * Applications §4: an update that this tab saw fail shows 'Previous Install Failed' on an
 * application that is still served.
 */
export function stageOf(
  { latestUpload, latestVersion, stageLabel }: AppCard_AppFragment,
  isMarkedFailed = false,
): CardStage {
  const running = latestUpload && RUNNING_ICONS[latestUpload.state];
  if (running)
    return { kind: 'running', icon: running, label: latestUpload.stageLabel, version: latestUpload.versionNumber };
  if (latestUpload?.state === 'FAILED') {
    const label = isMarkedFailed && latestVersion ? cardLabel('failed', null) : latestUpload.stageLabel;
    return { kind: 'failed', icon: CircleX, label, version: latestUpload.versionNumber };
  }
  const version = latestVersion?.number ?? null;
  if (latestUpload?.state === 'TESTED')
    return { kind: 'ready', icon: CircleCheck, label: latestUpload.stageLabel, version };
  return { kind: 'idle', icon: CircleDashed, label: stageLabel, version };
}

/** The stage of a stale application. */
export const reloadStage = (reload: 'reading' | 'failed'): CardStage => ({
  kind: 'idle',
  icon: CircleDashed,
  label: reload === 'reading' ? appListMessages.reloading : appListMessages.notReloaded,
  version: null,
});

/** Of the whole pipeline, 0 to 100. This tab may know more than the services have reported. */
export const percentOf = (app: AppCard_AppFragment, transfer: CardTransfer | null): number =>
  Math.max(app.latestUpload?.progressPercent ?? 0, transfer?.percent ?? 0);
