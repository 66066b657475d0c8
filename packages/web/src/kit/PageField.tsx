import { useState } from 'react';
import { Input } from 'antd';
import { formatCount } from './format.ts';
import { kitMessages } from './messages.ts';
import styles from './Pager.module.css';

interface Props {
  /** The name of the paged list. */
  label: string;
  /** Starts at 1. */
  page: number;
  count: number;
  onTurn: (page: number) => void;
}

/** `Page 3 of 112`: Enter goes to the typed page, or to the last one if the number is too high. */
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
