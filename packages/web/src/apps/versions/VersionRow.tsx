import type { FragmentType } from '@apollo/client';
import { Trash2 } from 'lucide-react';
import { Button } from 'antd';
import { versionViolations } from '@launchyard/domain/apps';
import { formatBytes } from '@launchyard/domain/kit';
import { VersionRow_AppVersionFragmentDoc, type VersionRow_AppVersionFragment } from '../../generated/graphql.ts';
import { actorText } from '../../kit/actor-text.ts';
import { Chip } from '../../kit/Chip.tsx';
import { cx } from '../../kit/cx.ts';
import { formatMoment } from '../../kit/format.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { kitMessages } from '../../kit/messages.ts';
import type { Asking } from '../../kit/use-asked.ts';
import table from '../../kit/row-table.module.css';
import { useFragmentData } from '../../kit/use-fragment-data.ts';
import { DeleteVersion } from './DeleteVersion.tsx';
import { versionMessages } from './messages.ts';
import { testMessages } from './tested-messages.ts';
import { VersionTest } from './VersionTest.tsx';
import styles from './VersionRow.module.css';

/** The questions about a version, by its id. */
export const VERSION_QUESTIONS = ['delete-version', 'version-test'] as const;

interface Props {
  version: FragmentType<VersionRow_AppVersionFragment>;
  appName: string;
  latest: number | null;
  asking: Asking<(typeof VERSION_QUESTIONS)[number]>;
  isBusy: boolean;
  onMakeLatest: (version: VersionRow_AppVersionFragment) => void;
  onChanged: () => void;
}

export function VersionRow({ version: masked, isBusy, onMakeLatest, ...props }: Props) {
  const version = useFragmentData(VersionRow_AppVersionFragmentDoc, masked);
  const { number, isLatest, buildType, testedAt, testLabel, createdBy } = version;
  const { appName, latest, asking, onChanged } = props;
  const by = createdBy ? actorText(createdBy) : versionMessages.unknown;
  const names = (version.pinnedLinks ?? []).map((each) => each.name).join(', ');
  return (
    <tr className={cx(table['row'], styles['row'])} data-latest={isLatest}>
      <th scope="row" className={table['name']}>
        <span className={styles['chips']}>
          {versionMessages.number(number)} {isLatest && <Chip kind="accent">{versionMessages.latest}</Chip>}{' '}
          {buildType && <Chip>{kitMessages.build[buildType]}</Chip>}{' '}
          {typeof testLabel === 'string' && (
            <button
              type="button"
              className={styles['test']}
              title={testMessages.opens(testLabel)}
              onClick={() => asking.ask('version-test', version.id)}
            >
              <Chip>{testLabel}</Chip>
            </button>
          )}
        </span>
      </th>
      <td className={styles['size']}>{formatBytes(version.sizeBytes)}</td>
      <td className={cx(table['fact'], styles['tested'])}>
        {testedAt ? formatMoment(testedAt) : versionMessages.notTested}
      </td>
      <td className={cx(table['fact'], styles['by'])} title={by}>
        {by}
      </td>
      <td className={styles['links']}>
        {version.pinnedLinkCount ?? versionMessages.unknown}
        <span className={table['unit']}> {versionMessages.pinnedUnit(version.pinnedLinkCount ?? 0)}</span>
        {names !== '' && (
          <span className={styles['names']} title={names}>
            {names}
          </span>
        )}
      </td>
      <td className={cx(table['actions'], styles['actions'])}>
        {version.viewerCanMakeLatest && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={versionMessages.makeLatestOf(number)}
            onClick={() => onMakeLatest(version)}
          >
            {versionMessages.makeLatest}
          </Button>
        )}
        {version.viewerCanDelete && (
          <IconButton
            icon={Trash2}
            label={versionMessages.remove(number)}
            onClick={() => asking.ask('delete-version', version.id)}
          />
        )}
        {isLatest && (
          <IconButton
            isDisabled
            icon={Trash2}
            label={versionViolations.latestProtected.message}
            onClick={() => undefined}
          />
        )}
        {asking.asked?.kind === 'version-test' && asking.asked.of === version.id && (
          <VersionTest appName={appName} version={version} onClose={asking.end} />
        )}
        {asking.asked?.kind === 'delete-version' && asking.asked.of === version.id && version.viewerCanDelete && (
          <DeleteVersion
            appName={appName}
            version={version}
            latest={latest}
            onKeep={asking.end}
            onEnd={() => {
              asking.end();
              onChanged();
            }}
          />
        )}
      </td>
    </tr>
  );
}
