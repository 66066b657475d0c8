import { useState } from 'react';
import { Input } from 'antd';
import { formatCount } from './format.ts';
import { kitMessages } from './messages.ts';
import styles from './Pager.module.css';

interface Props {
  /** What is paged. */
  label: string;
  /** The first is 1. */
  page: number;
  count: number;
  onTurn: (page: number) => void;
}

/** `Page 3 of 112`: another number and Enter leads to that page, one too high to the last. */
export function PageField({ label, page, count, onTurn }: Props) {
  const [typed, setTyped] = useState(String(page));
  const turn = () => {
    const wanted = Math.min(Number(typed), count);
    if (Number.isInteger(wanted) && wanted > 0 && wanted !== page) onTurn(wanted);
    else setTyped(String(page));
  };
  return (
    <form
      className={styles['field']}
      onSubmit={(event) => {
        event.preventDefault();
        turn();
      }}
    >
      {kitMessages.page}
      <Input
        size="small"
        inputMode="numeric"
        autoComplete="off"
        aria-label={kitMessages.pageOfList(label)}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
      />
      {kitMessages.pageOf(formatCount(count))}
    </form>
  );
}
