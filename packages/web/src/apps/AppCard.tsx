import { memo } from 'react';
import type { FragmentType } from '@apollo/client';
import { LayoutGrid, RotateCw, SquareTerminal } from 'lucide-react';
import { Button } from 'antd';
import { AppCard_AppFragmentDoc, type AppCard_AppFragment } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { formatPercent } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { useNow } from '../kit/use-now.ts';
import { AppActions, type AppCardActions } from './AppActions.tsx';
import { cardCaption, reloadCaption, type CardTransfer } from './card-caption.ts';
import { percentOf, reloadStage, stageOf } from './card-stage.ts';
import { appListMessages } from './messages.ts';
import styles from './AppCard.module.css';

interface Props extends AppCardActions {
  app: FragmentType<AppCard_AppFragment>;
  transfer: CardTransfer | null;
  isArriving: boolean;
  /** The last failed update in this tab was of this application. */
  isMarkedFailed?: boolean;
  /** Unset while the card is up to date; otherwise it is being refetched, or that failed. */
  reload?: 'reading' | 'failed' | null;
  onReload?: () => void;
}

/** One application: its picture, its stage, and the one or two most useful actions. */
export const AppCard = memo(function AppCard({
  app: masked,
  transfer,
  isArriving,
  isMarkedFailed = false,
  reload = null,
  ...on
}: Props) {
  const app = useFragmentData(AppCard_AppFragmentDoc, masked);
  const { onReload, ...actions } = on;
  const stage = reload ? reloadStage(reload) : stageOf(app, isMarkedFailed);
  const now = useNow(app.latestUpload?.triesAgainAt != null);
  const caption = reload ? reloadCaption(reload) : cardCaption(app, { transfer, isArriving, isMarkedFailed, now });
  return (
    <li className={styles['card']} data-disabled={reload !== null} aria-busy={reload === 'reading'}>
      <div className={styles['picture']}>
        <Thumbnail name={app.name} url={app.thumbnailUrl} />
        <BuildBadge app={app} />
        {reload && <ReloadButton name={app.name} isReading={reload === 'reading'} onReload={onReload} />}
      </div>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 title={app.name}>{app.name}</h2>
          {stage.version !== null && (
            <VersionChip app={app} version={stage.version} isDisabled={reload !== null} onVersions={on.onVersions} />
          )}
        </div>
        <p className={styles['stage']} data-kind={stage.kind}>
          <stage.icon size={16} aria-hidden />
          <span>{stage.label}</span>
          {stage.kind === 'running' && <b>{formatPercent(percentOf(app, transfer))}</b>}
        </p>
        {(stage.kind === 'running' || stage.kind === 'failed') && (
          <ProgressBar
            percent={percentOf(app, transfer)}
            kind={stage.kind === 'failed' ? 'bad' : 'accent'}
            label={appListMessages.progressOf(app.name)}
          />
        )}
        <p className={styles['caption']}>{caption}</p>
        <AppActions app={app} isDisabled={reload !== null} {...actions} />
      </div>
    </li>
  );
});

/** A stale card says so and can be refetched; its actions are disabled until then. */
function ReloadButton({
  name,
  isReading,
  onReload,
}: {
  name: string;
  isReading: boolean;
  onReload?: (() => void) | undefined;
}) {
  return (
    <Button
      className={styles['reload']}
      aria-label={appListMessages.reload(name)}
      loading={isReading}
      icon={<RotateCw size={16} aria-hidden />}
      onClick={onReload}
    />
  );
}

function BuildBadge({ app }: { app: AppCard_AppFragment }) {
  const buildType = app.buildType ?? app.latestUpload?.buildType;
  if (!buildType) return null;
  const Icon = buildType === 'LINUX' ? SquareTerminal : LayoutGrid;
  return (
    <span className={styles['badge']}>
      <Icon size={13} aria-hidden />
      {kitMessages.build[buildType]}
    </span>
  );
}

interface VersionChipProps {
  app: AppCard_AppFragment;
  version: number;
  isDisabled: boolean;
  onVersions: (appName: string) => void;
}

/** Links to all versions, if there is one. */
function VersionChip({ app, version, isDisabled, onVersions }: VersionChipProps) {
  const chip = <Chip>{appListMessages.version(version)}</Chip>;
  if (!app.latestVersion || isDisabled) return chip;
  return (
    <button
      type="button"
      className={styles['version']}
      aria-label={appListMessages.versionsOf(app.name, version)}
      onClick={() => onVersions(app.name)}
    >
      {chip}
    </button>
  );
}
