import { useLayoutEffect, useRef } from 'react';
import { Button } from 'antd';
import { kitMessages } from './messages.ts';
import { PageField } from './PageField.tsx';
import type { PlacedPages } from './use-placed-pages.ts';
import styles from './Pager.module.css';

interface Props {
  /** The name of the paged list, for screen readers. */
  label: string;
  pages: Pick<PlacedPages, 'index' | 'isTurning' | 'next' | 'previous' | 'turnTo'>;
  pageSize: number;
  list: {
    nodes: readonly unknown[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
  };
}

/** With more pages than this, there is a field for the page number. */
const MANY_PAGES = 10;

/** `1 - 6 of 14 items`, Prev and Next. */
export function Pager({ label, pages, pageSize, list }: Props) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const first = pages.index * pageSize + 1;
  const { hasNextPage, endCursor } = list.pageInfo;
  const pageCount = Math.ceil(list.totalCount / pageSize);
  const isFirst = pages.index === 0;
  const isLast = !hasNextPage || !endCursor;
  // A disabled button loses the focus: on the first or last page, it moves to the other button.
  useLayoutEffect(() => {
    if (isLast && document.activeElement === next.current) previous.current?.focus();
    if (isFirst && document.activeElement === previous.current) next.current?.focus();
  }, [isFirst, isLast]);
  return (
    <nav className={styles['pager']} aria-label={label} aria-busy={pages.isTurning}>
      <span className={styles['range']}>
        {kitMessages.pageRange(first, first + list.nodes.length - 1, list.totalCount)}
      </span>
      {pageCount > MANY_PAGES && (
        <PageField key={pages.index} label={label} page={pages.index + 1} count={pageCount} onTurn={pages.turnTo} />
      )}
      <Button ref={previous} disabled={isFirst} onClick={() => pages.isTurning || pages.previous()}>
        {kitMessages.previous}
      </Button>
      <Button ref={next} disabled={isLast} onClick={() => pages.isTurning || isLast || pages.next(endCursor)}>
        {kitMessages.next}
      </Button>
    </nav>
  );
}
