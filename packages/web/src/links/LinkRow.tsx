import { useId, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import type { LinkKind } from '@launchyard/domain/links';
import { LinkRow_LinkFragmentDoc, type LinkRow_LinkFragment } from '../generated/graphql.ts';
import { isHidden, seedQuestion } from '../kit/hidden-questions.ts';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useStore } from '../kit/store.ts';
import type { Asking } from '../kit/use-asked.ts';
import table from '../kit/row-table.module.css';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { ChangeConfig } from './ChangeConfig.tsx';
import { linkChanges, withChange, type LinkChange, type PinnedVersion } from './change-link.ts';
import { ConfigPicker, type ConfigWays } from './ConfigPicker.tsx';
import { DeleteLink } from './DeleteLink.tsx';
import { LinkCells } from './LinkCells.tsx';
import { LinkName } from './LinkName.tsx';
import { linkMessages } from './messages.ts';
import { PlayLink } from './PlayLink.tsx';
import type { PlayNote } from './play-note.ts';
import { serve } from './serve.ts';
import { SignedLinks } from './SignedLinks.tsx';
import { useDeleteLink } from './use-delete-link.ts';
import type { PickedConfig } from './use-found-configs.ts';
import { VersionPicker, type VersionWays } from './VersionPicker.tsx';
import styles from './LinkRow.module.css';

export type ShownLink = LinkRow_LinkFragment;

/** The questions about a link, by its id. */
export const LINK_QUESTIONS = ['delete-link'] as const;

/** What every row of a table needs. */
export interface LinkTableFacts {
  configWays: ConfigWays | null;
  versionWays: VersionWays;
  versions: readonly PinnedVersion[];
  latestVersion: number | null;
  playNote: PlayNote;
}

interface Props extends LinkTableFacts {
  kind: LinkKind;
  link: FragmentType<LinkRow_LinkFragment>;
  /** The deleted config that the link had until recently. */
  movedFrom: ReadonlyMap<string, string>;
  asking: Asking<(typeof LINK_QUESTIONS)[number]>;
  onDeleted: () => void;
}

export function LinkRow({ kind, link: masked, movedFrom, asking, onDeleted, ...facts }: Props) {
  const { configWays, versions, latestVersion, versionWays, playNote } = facts;
  const known = useFragmentData(LinkRow_LinkFragmentDoc, masked);
  const client = useApolloClient();
  const changes = linkChanges(client);
  const chosen = useStore(changes.chosen).get(known.id);
  const link = chosen ? withChange(known, chosen) : known;
  const noteId = useId();
  const [asked, setAsked] = useState<PickedConfig | null>(null);
  const isChanged = useStore(changes.changedMeanwhile).has(link.id);
  const { remove, isBusy } = useDeleteLink();
  const confirm = async () => {
    const isGone = await remove(link);
    asking.end();
    if (isGone) onDeleted();
  };
  const askDeletion = () => (isHidden('linkDelete') ? void confirm() : asking.ask('delete-link', link.id));
  const configName = link.config?.name ?? '';
  const serveVersion = (version: PinnedVersion | null) => void serve(client, link, version);
  const change = (what: LinkChange) => void changes.change(link, what);
  const chooseConfig = (config: PickedConfig) => {
    seedQuestion('linkConfigChange', 'linkDelete');
    if (isHidden('linkConfigChange')) change({ config });
    else setAsked(config);
  };
  return (
    <tr className={cx(table['row'], styles['row'])} aria-describedby={noteId}>
      <td className={styles['name']}>
        <LinkName name={link.name} canRename={link.viewerCanChange} onRename={(name) => change({ name })} />
        <p id={noteId} className={styles['note']}>
          {noteOf(link, isChanged, movedFrom.get(link.name))}
        </p>
      </td>
      <td className={styles['config']}>
        <span className={styles['head']} aria-hidden="true">
          {linkMessages.configName}
        </span>
        {link.viewerCanChange ? (
          <ConfigPicker linkName={link.name} configName={configName} ways={configWays} onChoose={chooseConfig} />
        ) : (
          configName
        )}
      </td>
      <td className={styles['version']}>
        <span className={styles['head']} aria-hidden="true">
          {linkMessages.version}
        </span>
        {link.viewerCanChange ? (
          <VersionPicker
            linkName={link.name}
            version={link.servesLatest ? null : link.pinnedVersion?.number}
            latestVersion={latestVersion}
            versions={versions.map(({ number }) => number)}
            onAll={versionWays.onAll}
            onDelete={() => link.pinnedVersion && versionWays.onDelete(link.pinnedVersion.id)}
            onChoose={(number) => serveVersion(versions.find((each) => each.number === number) ?? null)}
          />
        ) : (
          versionName(link)
        )}
      </td>
      <LinkCells link={link} note={playNote(link.servesLatest ? null : (link.pinnedVersion?.number ?? null))} />
      <td className={cx(table['actions'], styles['actions'])}>
        {link.__typename === 'StreamingLink' && <SignedLinks link={link} />}
        <PlayLink link={link} />
        {link.viewerCanDelete && (
          <IconButton icon={Trash2} label={linkMessages.remove(link.name)} onClick={askDeletion} />
        )}
        {asking.asked?.of === link.id && link.viewerCanDelete && (
          <DeleteLink link={link} kind={kind} isBusy={isBusy} onKeep={asking.end} onDelete={() => void confirm()} />
        )}
        {asked && (
          <ChangeConfig
            link={link}
            config={asked.name}
            onKeep={() => setAsked(null)}
            onChange={() => {
              setAsked(null);
              change({ config: asked });
            }}
          />
        )}
      </td>
    </tr>
  );
}

function versionName({ servesLatest, pinnedVersion }: ShownLink): string {
  if (servesLatest) return linkMessages.latest;
  return pinnedVersion ? linkMessages.versionName(pinnedVersion.number) : linkMessages.unknownVersion;
}

function noteOf(link: ShownLink, isChanged: boolean, wasOn: string | undefined): string | null {
  const configName = link.config?.name ?? '';
  if (isChanged) return linkMessages.changedMeanwhile(configName, versionName(link));
  // If the config was restored, the link has it again.
  return wasOn === undefined || wasOn === configName ? null : linkMessages.wasOn(wasOn);
}
