import type { LinkKind } from '@launchyard/domain/links';
import type { AppLinksQuery } from '../generated/graphql.ts';
import { CrumbHead } from '../kit/CrumbHead.tsx';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';

type App = NonNullable<NonNullable<AppLinksQuery['viewer']>['account']['app']>;

/**
 * The application that the links belong to, and its status: null if there is none, unset while
 * loading.
 */
export function LinksHead({ appName, kind, app }: { appName: string; kind: LinkKind; app: App | null | undefined }) {
  const version = app?.latestVersion ? linkMessages.liveVersion(app.latestVersion.number) : kitMessages.noVersion;
  const facts = app ? [version, app.stageLabel, app.buildType && kitMessages.build[app.buildType]] : [];
  return (
    <CrumbHead
      crumbs={[appName, linkMessages.tabs[kind]]}
      app={app !== null && { name: appName, thumbnailUrl: app?.thumbnailUrl }}
      facts={facts}
    />
  );
}
