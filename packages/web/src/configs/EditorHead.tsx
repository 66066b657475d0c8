import { ChevronRight } from 'lucide-react';
import type { ConfigEditorQuery } from '../generated/graphql.ts';
import { kitMessages } from '../kit/messages.ts';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { configMessages } from './messages.ts';
import styles from './EditorHead.module.css';

export type EditorApp = NonNullable<NonNullable<ConfigEditorQuery['viewer']>['account']['app']>;

interface Props {
  name: string;
  isHistory: boolean;
  /** The application whose links one came from; null where one came from the list of configs. */
  app: EditorApp | null;
}

/** Applications §2: 'Edit Config > name', and how the application stands. */
export function EditorHead({ name, isHistory, app }: Props) {
  const crumbs = [configMessages.editConfig, name, ...(isHistory ? [configMessages.history] : [])];
  return (
    <div className={styles['head']}>
      {app && <Thumbnail name={app.name} url={app.thumbnailUrl} className={styles['picture']} />}
      <div className={styles['words']}>
        <p className={styles['crumbs']}>
          {crumbs.map((crumb, index) => (
            <span key={crumb} className={styles['crumb']}>
              {index > 0 && <ChevronRight size={14} aria-hidden />}
              {index === crumbs.length - 1 ? <b>{crumb}</b> : <span>{crumb}</span>}
            </span>
          ))}
        </p>
        {app && <p className={styles['facts']}>{factsOf(app).join(' · ')}</p>}
      </div>
    </div>
  );
}

/** How an application stands: what Latest serves, its stage and what it was built for. */
export function factsOf({ latestVersion, stageLabel, buildType }: EditorApp): string[] {
  const version = latestVersion ? configMessages.liveVersion(latestVersion.number) : kitMessages.noVersion;
  return [version, stageLabel, ...(buildType ? [kitMessages.build[buildType]] : [])];
}
