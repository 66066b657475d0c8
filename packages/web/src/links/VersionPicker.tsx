import { Check, Layers, Trash2 } from 'lucide-react';
import { versionViolations } from '@launchyard/domain/apps';
import { linkMessages } from './messages.ts';
import { Picker } from './Picker.tsx';
import styles from './Picker.module.css';

/** Where versions are looked after and deleted: another area, so a page says how one gets there. */
export interface VersionWays {
  onAll: () => void;
  onDelete: (version: number) => void;
}

interface Props {
  linkName: string;
  /** Null is Latest. */
  version: number | null;
  latestVersion: number | null;
  /** Those that a link can be fixed to. */
  versions: readonly number[];
  ways: VersionWays;
  onChoose: (version: number | null) => void;
}

const LATEST = 'latest';

/** The version that a link serves: Latest, or one by its number; and the ways to all of them and to deleting the one that it serves. */
export function VersionPicker({ linkName, version, latestVersion, versions, ways, onChoose }: Props) {
  const chosen = version === null ? LATEST : String(version);
  const items = [LATEST, ...versions.map(String)].map((key) => ({
    key,
    label: key === LATEST ? <LatestName version={latestVersion} /> : key,
    extra: key === chosen && <Check size={15} aria-label={linkMessages.chosen} className={styles['tick']} />,
  }));
  const isLatest = version === null || version === latestVersion;
  const changes = [
    { type: 'divider' as const },
    { key: 'all', icon: <Layers size={15} aria-hidden />, label: linkMessages.allVersions },
    {
      key: 'delete',
      icon: <Trash2 size={15} aria-hidden />,
      label: isLatest ? versionViolations.latestProtected.message : linkMessages.deleteVersion(version),
      disabled: isLatest,
      danger: !isLatest,
    },
  ];
  const choose = (key: string) => {
    if (key === 'all') return ways.onAll();
    if (key === 'delete') return version !== null && ways.onDelete(version);
    if (key !== chosen) onChoose(key === LATEST ? null : Number(key));
  };
  return (
    <Picker
      label={linkMessages.versionOf(linkName, version === null ? latestWords(latestVersion) : chosen)}
      items={[...items, ...changes]}
      chosen={chosen}
      onChoose={choose}
    >
      {version ?? <LatestName version={latestVersion} />}
    </Picker>
  );
}

const latestWords = (version: number | null): string =>
  version === null ? linkMessages.latest : `${linkMessages.latest} ${linkMessages.nowVersion(version)}`;

function LatestName({ version }: { version: number | null }) {
  return (
    <>
      {linkMessages.latest} {version !== null && <small>{linkMessages.nowVersion(version)}</small>}
    </>
  );
}
