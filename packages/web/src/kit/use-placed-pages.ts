import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_PAGE } from '@launchyard/domain/kit';

/** Where a page of a list ends, after `after`: the cursor, or null if nothing follows. */
export type ReadEnd = (first: number, after: string | null) => Promise<string | null>;

/** Turning a page adds a history entry; a missing page is replaced by an existing one. */
export type TurnTo = (page: number, how?: 'replace') => void;

interface Place {
  /** Distinguishes lists shown in the same place: a tab. */
  list?: string;
  size: number;
  page: number;
  onPage: TurnTo;
  readEnd: ReadEnd;
}

/** Pages of a list with the page number in the URL. */
export interface PlacedPages {
  /** Null is the first page. */
  cursor: string | null;
  index: number;
  isTurning: boolean;
  /** The start cursor of the page is unknown. */
  isLost: boolean;
  next: (cursor: string) => void;
  previous: () => void;
  /** To any page, by its number; the first is 1. */
  turnTo: (page: number) => void;
  /** This page became empty: go to the previous one instead. */
  giveWay: () => void;
}

/**
 * Turning pages yields the next start cursor. A page opened by URL waits until its cursor is found
 * (`isLost`), or goes to the first page if the list is too short.
 */
export function usePlacedPages({ list = '', size, page, onPage, readEnd }: Place): PlacedPages {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const cursor = page === 1 ? null : known[`${list} ${page}`];
  const isLost = cursor === undefined;
  const find = useEffectEvent(() => findBeginning(readEnd, (page - 1) * size));
  const turn = useEffectEvent(onPage);
  useEffect(() => {
    if (!isLost) return undefined;
    let isAsking = true;
    const look = async () => {
      const found = await find();
      if (!isAsking) return;
      if (found === null) turn(1, 'replace');
      else setKnown((before) => ({ ...before, [`${list} ${page}`]: found }));
    };
    look().catch((error: unknown) => {
      reportError(error);
      if (isAsking) turn(1, 'replace');
    });
    return () => {
      isAsking = false;
    };
  }, [isLost, list, page]);
  return {
    cursor: cursor ?? null,
    index: page - 1,
    isTurning: isLost,
    isLost,
    next: (endCursor) => {
      setKnown((before) => ({ ...before, [`${list} ${page + 1}`]: endCursor }));
      onPage(page + 1);
    },
    previous: () => onPage(Math.max(1, page - 1)),
    turnTo: onPage,
    giveWay: () => onPage(Math.max(1, page - 1), 'replace'),
  };
}

/**
 * The page from the URL, `?page=2`; the first has no number, and invalid values count as the first.
 */
export function usePageInAddress(): { page: number; onPage: TurnTo } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const onPage = useCallback<TurnTo>(
    (page, how) => {
      const query = new URLSearchParams(search);
      if (page > 1) query.set('page', String(page));
      else query.delete('page');
      void navigate({ search: query.toString() }, { replace: how === 'replace', state });
    },
    [navigate, search, state],
  );
  return { page: readPage(new URLSearchParams(search).get('page')), onPage };
}

export const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

/** The cursor after that many items, or null if there are fewer. */
async function findBeginning(readEnd: ReadEnd, items: number): Promise<string | null> {
  let after: string | null = null;
  for (let missing = items; missing > 0; missing -= MAX_PAGE) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    after = await readEnd(Math.min(missing, MAX_PAGE), after);
    if (after === null) return null;
  }
  return after;
}

interface PageEnd {
  hasNextPage: boolean;
  endCursor?: string | null | undefined;
}

/** The result of a `ReadEnd`. */
export const endOf = (pageInfo: PageEnd | null | undefined): string | null =>
  pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
