import type { AppVersionsQuery } from '../../generated/graphql.ts';
import { useAsked, useEndWhenGone } from '../../kit/use-asked.ts';
import { versionMessages } from './messages.ts';
import { useMakeLatest } from './use-make-latest.ts';
import { VERSION_QUESTIONS, VersionRow } from './VersionRow.tsx';
import styles from '../../kit/row-table.module.css';

type App = NonNullable<NonNullable<AppVersionsQuery['viewer']>['account']['app']>;

interface Props {
  appName: string;
  latest: App['latestVersion'] | null;
  versions: NonNullable<App['versions']>['nodes'];
  /** The list is out of date: refetch it. */
  onChanged: () => void;
}

/** One row per version; on phones a row becomes a block. */
export function VersionTable({ appName, latest, versions, onChanged }: Props) {
  const asking = useAsked(VERSION_QUESTIONS);
  useEndWhenGone(
    asking,
    versions.map(({ id }) => id),
  );
  const { makeLatest, isBusy } = useMakeLatest(onChanged);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{versionMessages.version}</th>
          <th scope="col">{versionMessages.size}</th>
          <th scope="col">{versionMessages.tested}</th>
          <th scope="col">{versionMessages.uploadedBy}</th>
          <th scope="col">{versionMessages.pinnedLinks}</th>
          <th scope="col">
            <span className="srOnly">{versionMessages.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            appName={appName}
            latest={latest?.number ?? null}
            asking={asking}
            onChanged={onChanged}
            isBusy={isBusy}
            onMakeLatest={(to) => latest && void makeLatest(to, latest)}
          />
        ))}
      </tbody>
    </table>
  );
}
