import type { ConfigEditorQuery } from '../generated/graphql.ts';
import { CrumbHead } from '../kit/CrumbHead.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useIsPhone } from '../kit/use-media.ts';
import { configMessages } from './messages.ts';

export type EditorApp = NonNullable<NonNullable<ConfigEditorQuery['viewer']>['account']['app']>;

interface Props {
  name: string;
  isHistory: boolean;
  /** The application whose links the editor was opened from; null if it was the list of configs. */
  app: EditorApp | null;
}

/** Applications §2: 'Edit Config > name', and the application's status. */
export function EditorHead({ name, isHistory, app }: Props) {
  // A phone has no room for its picture.
  const isPhone = useIsPhone();
  const crumbs = [configMessages.editConfig, name, ...(isHistory ? [configMessages.history] : [])];
  return <CrumbHead crumbs={crumbs} app={!isPhone && app} facts={app ? factsOf(app) : []} />;
}

/** An application's status: what Latest serves, its stage and its build type. */
export function factsOf({ latestVersion, stageLabel, buildType }: EditorApp): string[] {
  const version = latestVersion ? configMessages.liveVersion(latestVersion.number) : kitMessages.noVersion;
  return [version, stageLabel, ...(buildType ? [kitMessages.build[buildType]] : [])];
}
