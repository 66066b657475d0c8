import type { FragmentType } from '@apollo/client';
import { LayoutGrid, SquareTerminal } from 'lucide-react';
import { AppCard_AppFragmentDoc, type AppCard_AppFragment } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { formatPercent } from '../kit/format.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { useFragmentData } from '../kit/useFragmentData.ts';
import { AppActions, type AppCardActions } from './AppActions.tsx';
import { cardCaption, type CardTransfer } from './cardCaption.ts';
import { percentOf, stageOf } from './cardStage.ts';
import { appListMessages } from './messages.ts';
import styles from './AppCard.module.css';

interface Props extends AppCardActions {
  app: FragmentType<AppCard_AppFragment>;
  transfer: CardTransfer | null;
  isArriving: boolean;
}

/** One application: its picture, its stage, and the one or two things to do now. */
export function AppCard({ app: masked, transfer, isArriving, ...actions }: Props) {
  const app = useFragmentData(AppCard_AppFragmentDoc, masked);
  const stage = stageOf(app);
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        <Thumbnail name={app.name} url={app.thumbnailUrl} />
        <BuildBadge app={app} />
      </div>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 title={app.name}>{app.name}</h2>
          {stage.version !== null && <Chip>{appListMessages.version(stage.version)}</Chip>}
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
        <p className={styles['caption']}>{cardCaption(app, { transfer, isArriving })}</p>
        <AppActions app={app} {...actions} />
      </div>
    </li>
  );
}

function BuildBadge({ app }: { app: AppCard_AppFragment }) {
  const buildType = app.buildType ?? app.latestUpload?.buildType;
  if (!buildType) return null;
  const Icon = buildType === 'LINUX' ? SquareTerminal : LayoutGrid;
  return (
    <span className={styles['badge']}>
      <Icon size={13} aria-hidden />
      {appListMessages.build[buildType]}
    </span>
  );
}
