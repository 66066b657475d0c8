import { ChevronRight } from 'lucide-react';
import type { LinkKind } from '@launchyard/domain/links';
import type { AppLinksQuery } from '../generated/graphql.ts';
import { kitMessages } from '../kit/messages.ts';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { linkMessages } from './messages.ts';
import styles from './LinksHead.module.css';

type App = NonNullable<NonNullable<AppLinksQuery['viewer']>['account']['app']>;

/** Whose links these are, and how the application stands. */
export function LinksHead({ appName, kind, app }: { appName: string; kind: LinkKind; app: App | null }) {
  const version = app?.latestVersion ? linkMessages.liveVersion(app.latestVersion.number) : kitMessages.noVersion;
  const facts = app && [version, app.stageLabel, app.buildType && kitMessages.build[app.buildType]];
  return (
    <div className={styles['head']}>
      <Thumbnail name={appName} url={app?.thumbnailUrl} className={styles['picture']} />
      <div className={styles['words']}>
        <p className={styles['crumbs']}>
          <span>{appName}</span>
          <ChevronRight size={14} aria-hidden />
          <b>{linkMessages.tabs[kind]}</b>
        </p>
        <p className={styles['facts']}>{facts?.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
