import { useRef } from 'react';
import { CircleX, Search } from 'lucide-react';
import { kitMessages } from './messages.ts';
import styles from './SearchField.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * Searches a list. A plain input, because antd's would be a twentieth of the home page's download.
 */
export function SearchField({ label, value, onChange }: Props) {
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
        placeholder={label}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className={styles['clear']} aria-label={kitMessages.clear} onClick={clear}>
          <CircleX size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
