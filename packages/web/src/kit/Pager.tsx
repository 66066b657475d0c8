import { Button } from 'antd';
import { kitMessages } from './messages.ts';
import type { Pages } from './usePages.ts';
import styles from './Pager.module.css';

interface Props {
  /** What is paged, for screen readers. */
  label: string;
  pages: Pages;
  pageSize: number;
  list: {
    nodes: readonly unknown[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
  };
}

/** `1 - 6 of 14 items`, Prev and Next: where there is more than a page. */
export function Pager({ label, pages, pageSize, list }: Props) {
  const first = pages.index * pageSize + 1;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <nav className={styles['pager']} aria-label={label}>
      <span>{kitMessages.pageRange(first, first + list.nodes.length - 1, list.totalCount)}</span>
      <Button disabled={pages.index === 0 || pages.isTurning} onClick={pages.previous}>
        {kitMessages.previous}
      </Button>
      <Button
        disabled={!hasNextPage || !endCursor || pages.isTurning}
        onClick={() => endCursor && pages.next(endCursor)}
      >
        {kitMessages.next}
      </Button>
    </nav>
  );
}
