import type { LinkKind } from '@launchyard/domain/links';
import type { AppLinksQuery } from '../generated/graphql.ts';
import { AppHead } from '../kit/AppHead.tsx';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';

type App = NonNullable<NonNullable<AppLinksQuery['viewer']>['account']['app']>;

/** Whose links these are, and how the application stands: null when there is none, unset until that is known. */
export function LinksHead({ appName, kind, app }: { appName: string; kind: LinkKind; app: App | null | undefined }) {
  const version = app?.latestVersion ? linkMessages.liveVersion(app.latestVersion.number) : kitMessages.noVersion;
  const facts = app ? [version, app.stageLabel, app.buildType && kitMessages.build[app.buildType]] : [];
  return (
    <AppHead
      appName={appName}
      hasPicture={app !== null}
      thumbnailUrl={app?.thumbnailUrl}
      page={linkMessages.tabs[kind]}
      facts={facts}
    />
  );
}
