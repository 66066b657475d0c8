import { useRef } from 'react';
import { CircleX, Search } from 'lucide-react';
import { appListMessages } from './messages.ts';
import styles from './SearchField.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Plain, since antd's field would be a twentieth of what the home page loads. */
export function SearchField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles['field']}>
      <Search size={15} aria-hidden className={styles['sign']} />
      <input
        ref={input}
        type="search"
        placeholder={appListMessages.search}
        aria-label={appListMessages.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className={styles['clear']} aria-label={appListMessages.emptyField} onClick={clear}>
          <CircleX size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
