import { useState } from 'react';
import type { AppVersionsQuery } from '../../generated/graphql.ts';
import { DeleteVersion } from './DeleteVersion.tsx';
import { versionMessages } from './messages.ts';
import { useMakeLatest } from './useMakeLatest.ts';
import { VersionRow, type ShownVersion } from './VersionRow.tsx';
import styles from '../../kit/RowTable.module.css';

type App = NonNullable<NonNullable<AppVersionsQuery['viewer']>['account']['app']>;

interface Props {
  appName: string;
  latest: App['latestVersion'] | null;
  versions: NonNullable<App['versions']>['nodes'];
  /** Something is not as it was: read it again. */
  onChanged: () => void;
}

/** A row a version; on phones a row becomes a block. */
export function VersionTable({ appName, latest, versions, onChanged }: Props) {
  const [asked, setAsked] = useState<ShownVersion | null>(null);
  const { makeLatest, isBusy } = useMakeLatest(onChanged);
  return (
    <>
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
              isBusy={isBusy}
              onMakeLatest={(to) => latest && void makeLatest(to, latest)}
              onDelete={setAsked}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <DeleteVersion
          appName={appName}
          version={asked}
          latest={latest?.number ?? null}
          onKeep={() => setAsked(null)}
          onEnd={() => {
            setAsked(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
