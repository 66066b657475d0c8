import type { LinkKind } from '@launchyard/domain/links';
import type { AppLinksQuery } from '../generated/graphql.ts';
import { CrumbHead } from '../kit/CrumbHead.tsx';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';

type App = NonNullable<NonNullable<AppLinksQuery['viewer']>['account']['app']>;

/** Whose links these are, and how the application stands: null when there is none, unset until that is known. */
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
