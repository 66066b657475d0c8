import { Check, Layers } from 'lucide-react';
import { linkMessages } from './messages.ts';
import { Picker } from './Picker.tsx';
import styles from './Picker.module.css';

interface Props {
  linkName: string;
  /** Null is Latest. */
  version: number | null;
  latestVersion: number | null;
  /** Those that a link can be fixed to. */
  versions: readonly number[];
  onChoose: (version: number | null) => void;
  /** To where versions are deleted, and Latest is moved. */
  onAll: () => void;
}

const LATEST = 'latest';
const ALL = 'all';

/** The version that a link serves: Latest, or one by its number. */
export function VersionPicker({ linkName, version, latestVersion, versions, onChoose, onAll }: Props) {
  const chosen = version === null ? LATEST : String(version);
  const items = [LATEST, ...versions.map(String)].map((key) => ({
    key,
    label: key === LATEST ? <LatestName version={latestVersion} /> : key,
    extra: key === chosen && <Check size={15} aria-label={linkMessages.chosen} className={styles['tick']} />,
  }));
  const all = { key: ALL, icon: <Layers size={15} aria-hidden />, label: linkMessages.allVersions };
  const choose = (key: string) => {
    if (key === ALL) return onAll();
    if (key !== chosen) onChoose(key === LATEST ? null : Number(key));
  };
  return (
    <Picker
      label={linkMessages.versionOf(linkName, version === null ? latestWords(latestVersion) : chosen)}
      items={[...items, { type: 'divider' }, all]}
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
