import { use } from 'react';
import { ArrowUp, Plus, X } from 'lucide-react';
import { Button } from 'antd';
import type { ConfigField, ConfigFieldName } from '@launchyard/domain/configs';
import { IconButton } from '../../kit/IconButton.tsx';
import { MediaWaysContext } from '../../kit/media-library.ts';
import { configMessages } from '../messages.ts';
import type { InputProps } from './input-props.ts';
import styles from './VideoList.module.css';

interface Props extends InputProps {
  name: ConfigFieldName;
  field: ConfigField & { kind: 'videos' };
  /** URLs in playback order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Films that play one after the other; each is in the list once. */
export function VideoList({ id, isDisabled, describedBy, name, field, value, onChange }: Props) {
  const { label, most } = field;
  const ways = use(MediaWaysContext);
  return (
    <div>
      <div className={styles['head']}>
        <span>
          {label} <span className={styles['count']}>{value.length}</span>
        </span>
        <Button
          id={id}
          icon={<Plus size={15} aria-hidden />}
          disabled={isDisabled || value.length >= most}
          aria-describedby={describedBy}
          aria-label={configMessages.addOf(label)}
          onClick={() => ways?.toAddVideo(name)}
        >
          {configMessages.add}
        </Button>
      </div>
      {value.length > 0 && (
        <ol className={styles['list']}>
          {value.map((address, index) => (
            <li key={address}>
              <Address address={address} />
              {index > 0 && !isDisabled && (
                <IconButton
                  icon={ArrowUp}
                  label={configMessages.moveUp(address)}
                  onClick={() => onChange(movedUp(value, index))}
                />
              )}
              {!isDisabled && (
                <IconButton
                  icon={X}
                  label={configMessages.removeVideo(address)}
                  onClick={() => onChange(value.filter((each) => each !== address))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function movedUp(list: readonly string[], index: number): string[] {
  const [moved] = list.slice(index, index + 1);
  const others = list.filter((_, each) => each !== index);
  return moved === undefined ? others : others.toSpliced(index - 1, 0, moved);
}

/** A URL without its scheme, and with the file name in ink. */
function Address({ address }: { address: string }) {
  const bare = address.replace(/^https?:\/\//, '');
  const cut = bare.lastIndexOf('/') + 1;
  return (
    <span className={styles['address']} title={address}>
      {bare.slice(0, cut)}
      <b>{bare.slice(cut)}</b>
    </span>
  );
}
