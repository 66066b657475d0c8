import { Search } from 'lucide-react';
import { Input } from 'antd';
import { appListMessages } from './messages.ts';
import styles from './SearchField.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: Props) {
  return (
    <Input
      className={styles['field']}
      type="search"
      allowClear
      prefix={<Search size={15} aria-hidden />}
      placeholder={appListMessages.search}
      aria-label={appListMessages.search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
