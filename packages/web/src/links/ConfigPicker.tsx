import { Check, Lock } from 'lucide-react';
import { linkMessages } from './messages.ts';
import { Picker } from './Picker.tsx';
import type { PickedConfig } from './useConfigs.ts';
import styles from './Picker.module.css';

interface Props {
  linkName: string;
  configName: string;
  configs: readonly PickedConfig[];
  onChoose: (config: PickedConfig) => void;
}

/** The config of a link, and the others that it could have. */
export function ConfigPicker({ linkName, configName, configs, onChoose }: Props) {
  const items = configs.map(({ id, name, isProtected, usedByCount }) => ({
    key: id,
    label: <span className={styles['item']}>{name}</span>,
    extra: (
      <span className={styles['mark']}>
        {!isProtected && linkMessages.linkCount(usedByCount)}
        {isProtected && <Lock size={14} aria-label={linkMessages.protectedConfig} />}
        {name === configName && <Check size={15} aria-label={linkMessages.chosen} className={styles['tick']} />}
      </span>
    ),
  }));
  const choose = (id: string) => {
    const config = configs.find((each) => each.id === id);
    if (config && config.name !== configName) onChoose(config);
  };
  return (
    <Picker
      label={linkMessages.configOf(linkName, configName)}
      items={items}
      chosen={configs.find(({ name }) => name === configName)?.id ?? ''}
      onChoose={choose}
    >
      {configName}
    </Picker>
  );
}
