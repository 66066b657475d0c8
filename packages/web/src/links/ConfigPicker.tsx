import { useState } from 'react';
import { Lock, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { configViolations, DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { Choice, type ChoiceAction, type ChoiceOption } from '../kit/Choice.tsx';
import { faultText } from '../kit/fault-text.ts';
import { formatCount } from '../kit/format.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';
import { Picker } from './Picker.tsx';
import { useFoundConfigs, type PickedConfig } from './use-found-configs.ts';
import styles from './Picker.module.css';

/**
 * Navigation to another area, where configs are added, edited and deleted; the page provides it.
 */
export interface ConfigWays {
  onAdd: () => void;
  onEdit: (name: string) => void;
  onDelete: (config: PickedConfig) => void;
}

interface Props {
  linkName: string;
  configName: string;
  /** Null without the right to change configs. */
  ways: ConfigWays | null;
  onChoose: (config: PickedConfig) => void;
}

/**
 * A link's config, the others to choose from, and buttons to add one and to edit or delete the
 * current one.
 */
export function ConfigPicker({ linkName, configName, ways, onChoose }: Props) {
  return (
    <div className={styles['withEdit']}>
      <Picker
        label={linkMessages.configOf(linkName, configName)}
        renderPopup={(close) => <Configs configName={configName} ways={ways} onChoose={onChoose} onClose={close} />}
      >
        {configName}
      </Picker>
      {ways && configName !== DEFAULT_CONFIG_NAME && (
        <IconButton
          icon={SlidersHorizontal}
          label={linkMessages.editConfig(configName)}
          onClick={() => ways.onEdit(configName)}
        />
      )}
    </div>
  );
}

interface ListProps extends Omit<Props, 'linkName'> {
  onClose: () => void;
}

function Configs({ configName, ways, onChoose, onClose }: ListProps) {
  const [typed, setTyped] = useState('');
  const found = useFoundConfigs(typed, configName);
  const { configs, chosen } = found;
  const isAmong = chosen === null || configs.some(({ id }) => id === chosen.id);
  const others = configs.map(toOption);
  // The current config is visible from the start; during a search, the results come first.
  const options = isAmong
    ? others
    : found.search === ''
      ? [toOption(chosen), ...others]
      : [...others, toOption(chosen)];
  const choose = (key: string) => {
    if (key === 'add') return ways?.onAdd();
    if (key === 'edit') return ways?.onEdit(configName);
    if (key === 'delete') return chosen && ways?.onDelete(chosen);
    const config = configs.find(({ id }) => id === key);
    if (config && config.id !== chosen?.id) onChoose(config);
  };
  return (
    <Choice
      label={linkMessages.findConfig}
      typed={typed}
      onType={setTyped}
      options={options}
      chosen={chosen?.id ?? ''}
      note={noteOf(found)}
      isBusy={found.isBusy}
      actions={ways ? actionsOn(configName, chosen) : []}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

function noteOf({ configs, moreCount, search, isBusy, error }: ReturnType<typeof useFoundConfigs>): string | null {
  if (error !== undefined && !isBusy) return faultText(error);
  if (moreCount > 0) return kitMessages.narrow(formatCount(moreCount));
  return configs.length === 0 && !isBusy ? kitMessages.nothingCalled(search) : null;
}

/** The actions for a config, and why the default one has none. */
function actionsOn(name: string, config: PickedConfig | null): ChoiceAction[] {
  const add = { key: 'add', icon: Plus, label: kitMessages.addNewConfig };
  if (name === DEFAULT_CONFIG_NAME) {
    return [
      add,
      { key: 'not-edited', icon: SlidersHorizontal, label: kitMessages.defaultNotEditable, isDisabled: true },
      { key: 'not-deleted', icon: Trash2, label: configViolations.defaultNotDeletable.message, isDisabled: true },
    ];
  }
  return [
    add,
    { key: 'edit', icon: SlidersHorizontal, label: linkMessages.editConfig(name) },
    {
      key: 'delete',
      icon: Trash2,
      label: linkMessages.deleteConfig(name),
      isDanger: true,
      isDisabled: config === null,
    },
  ];
}

const toOption = ({ id, name, isProtected, usedByCount }: PickedConfig): ChoiceOption => ({
  key: id,
  label: name,
  extra: isProtected ? <Lock size={14} aria-label={linkMessages.protectedConfig} /> : linkMessages.usedBy(usedByCount),
});
