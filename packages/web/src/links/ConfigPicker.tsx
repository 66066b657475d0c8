import { Check, Lock, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { configViolations } from '@launchyard/domain/configs';
import { IconButton } from '../kit/IconButton.tsx';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';
import { Picker } from './Picker.tsx';
import type { PickedConfig } from './useConfigs.ts';
import styles from './Picker.module.css';

/** Where configs are made, edited and deleted: another area, so a page says how one gets there. */
export interface ConfigWays {
  onAdd: () => void;
  onEdit: (name: string) => void;
  onDelete: (config: PickedConfig) => void;
}

interface Props {
  linkName: string;
  configName: string;
  configs: readonly PickedConfig[];
  /** Null for those who may not change configs. */
  ways: ConfigWays | null;
  onChoose: (config: PickedConfig) => void;
}

/** The config of a link, the others that it could have, and the ways to a new one, to editing and to deleting the one that it has. */
export function ConfigPicker({ linkName, configName, configs, ways, onChoose }: Props) {
  const chosen = configs.find(({ name }) => name === configName);
  const canEdit = ways !== null && chosen !== undefined && !chosen.isProtected;
  const others = configs.map((config) => ({
    key: config.id,
    label: <Name config={config} />,
    extra: <Marks config={config} isChosen={config === chosen} />,
  }));
  const changes = ways
    ? [
        { type: 'divider' as const },
        { key: 'add', icon: <Plus size={15} aria-hidden />, label: kitMessages.addNewConfig },
        ...(canEdit
          ? [
              {
                key: 'edit',
                icon: <SlidersHorizontal size={15} aria-hidden />,
                label: linkMessages.editConfig(configName),
              },
              {
                key: 'delete',
                icon: <Trash2 size={15} aria-hidden />,
                label: linkMessages.deleteConfig(configName),
                danger: true,
              },
            ]
          : []),
        ...(chosen?.isProtected ? protectedItems() : []),
      ]
    : [];
  const choose = (key: string) => {
    if (key === 'add') return ways?.onAdd();
    if (key === 'edit') return ways?.onEdit(configName);
    if (key === 'delete') return chosen && ways?.onDelete(chosen);
    const config = configs.find(({ id }) => id === key);
    if (config && config !== chosen) onChoose(config);
  };
  return (
    <div className={styles['withEdit']}>
      <Picker
        label={linkMessages.configOf(linkName, configName)}
        items={[...others, ...changes]}
        chosen={chosen?.id ?? ''}
        onChoose={choose}
      >
        {configName}
      </Picker>
      {canEdit && (
        <IconButton
          icon={SlidersHorizontal}
          label={linkMessages.editConfig(configName)}
          onClick={() => ways.onEdit(configName)}
        />
      )}
    </div>
  );
}

/** What can be done with other configs, and why not with the default one. */
const protectedItems = () => [
  {
    key: 'not-edited',
    icon: <SlidersHorizontal size={15} aria-hidden />,
    label: kitMessages.defaultNotEditable,
    disabled: true,
  },
  {
    key: 'not-deleted',
    icon: <Trash2 size={15} aria-hidden />,
    label: configViolations.defaultNotDeletable.message,
    disabled: true,
  },
];

const Name = ({ config }: { config: PickedConfig }) => <span className={styles['item']}>{config.name}</span>;

function Marks({ config: { isProtected, usedByCount }, isChosen }: { config: PickedConfig; isChosen: boolean }) {
  return (
    <span className={styles['mark']}>
      {!isProtected && linkMessages.linkCount(usedByCount)}
      {isProtected && <Lock size={14} aria-label={linkMessages.protectedConfig} />}
      {isChosen && <Check size={15} aria-label={linkMessages.chosen} className={styles['tick']} />}
    </span>
  );
}
