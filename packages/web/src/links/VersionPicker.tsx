import { useState } from 'react';
import { Layers, Trash2 } from 'lucide-react';
import { MAX_LINKABLE_VERSIONS, versionViolations } from '@launchyard/domain/apps';
import { Choice } from '../kit/Choice.tsx';
import { formatCount } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';
import { Picker } from './Picker.tsx';

/** Navigation to another area, where versions are managed and deleted; the page provides it. */
export interface VersionWays {
  onAll: () => void;
  onDelete: (versionId: string) => void;
}

interface Props {
  linkName: string;
  /** Null is Latest; undefined if the pinned version could not be loaded. */
  version: number | null | undefined;
  latestVersion: number | null;
  /** The versions that a link can be pinned to: of many, the newest. */
  versions: readonly number[];
  onAll: () => void;
  /** Deletes the pinned version. */
  onDelete: () => void;
  onChoose: (version: number | null) => void;
}

const LATEST = 'latest';
/** How many are shown at once. */
const MOST_SHOWN = 50;

/**
 * The version that a link serves: Latest, or one by number; with buttons to show all versions and
 * to delete the served one.
 */
export function VersionPicker(props: Props) {
  const { linkName, version, latestVersion } = props;
  const name = version === null ? latestWords(latestVersion) : pinnedWords(version);
  return (
    <Picker
      label={linkMessages.versionOf(linkName, name)}
      renderPopup={(close) => <Versions {...props} onClose={close} />}
    >
      {version === null ? <LatestName version={latestVersion} /> : name}
    </Picker>
  );
}

function Versions({ version, latestVersion, versions, ...on }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const chosen = version === null ? LATEST : version?.toString();
  const wanted = typed.trim().toLowerCase();
  const found = [LATEST, ...versions.map(String)].filter((key) => namesOf(key, latestVersion).includes(wanted));
  const shown = found.slice(0, MOST_SHOWN);
  if (wanted === '' && chosen !== undefined && !shown.includes(chosen)) shown.splice(1, 0, chosen);
  const canDelete = typeof version === 'number' && version !== latestVersion;
  const choose = (key: string) => {
    if (key === 'all') return on.onAll();
    if (key === 'delete') return on.onDelete();
    if (key !== chosen) on.onChoose(key === LATEST ? null : Number(key));
  };
  // An older one may be called that.
  const isCut = versions.length >= MAX_LINKABLE_VERSIONS;
  const nothing = isCut ? linkMessages.newestVersions(versions.length) : kitMessages.nothingCalled(typed.trim());
  const note = found.length === 0 ? nothing : null;
  return (
    <Choice
      label={linkMessages.findVersion}
      typed={typed}
      onType={setTyped}
      options={shown.map((key) => ({
        key,
        label: key === LATEST ? <LatestName version={latestVersion} /> : linkMessages.versionName(Number(key)),
      }))}
      chosen={chosen}
      note={found.length > MOST_SHOWN ? kitMessages.narrow(formatCount(found.length - MOST_SHOWN)) : note}
      actions={[
        { key: 'all', icon: Layers, label: linkMessages.allVersions },
        {
          key: 'delete',
          icon: Trash2,
          label: canDelete ? linkMessages.deleteVersion(version) : versionViolations.latestProtected.message,
          isDisabled: !canDelete,
          isDanger: canDelete,
        },
      ]}
      onChoose={choose}
      onClose={on.onClose}
    />
  );
}

/** Its search terms. */
const namesOf = (key: string, latestVersion: number | null): string =>
  (key === LATEST ? latestWords(latestVersion) : linkMessages.versionName(Number(key))).toLowerCase();

const pinnedWords = (version: number | undefined): string =>
  version === undefined ? linkMessages.unknownVersion : linkMessages.versionName(version);

const latestWords = (version: number | null): string =>
  version === null ? linkMessages.latest : `${linkMessages.latest} ${linkMessages.nowVersion(version)}`;

function LatestName({ version }: { version: number | null }) {
  return (
    <>
      {linkMessages.latest} {version !== null && <small>{linkMessages.nowVersion(version)}</small>}
    </>
  );
}
