import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** A question, or a small dialog over the current screen. */
export interface Asked<Kind extends string> {
  kind: Kind;
  /** The id of its object; empty for the current screen's own object. */
  of: string;
}

export interface Asking<Kind extends string> {
  asked: Asked<Kind> | null;
  /** Adds it to the URL. The browser's Back closes it. */
  ask: (kind: Kind, of?: string) => void;
  /** Removes it from the URL. Calling it twice is harmless. */
  end: () => void;
}

const KIND = 'ask';
const OBJECT = 'of';

/**
 * Keeps questions in the URL: `?ask=delete-link&of=lnk_1`, next to other parameters. A shared link
 * or a reload shows the same question. `kinds` are those the caller shows; each kind belongs to one
 * screen only, because several screens may be stacked.
 */
export function useAsked<Kind extends string>(kinds: readonly Kind[]): Asking<Kind> {
  const location = useLocation();
  const navigate = useNavigate();
  /**
   * Null after unmounting: users who confirmed and left in the meantime are not navigated
   * elsewhere.
   */
  const here = useRef<ReturnType<typeof useLocation> | null>(location);
  const ended = useRef<string>(null);
  /** What was asked from which place, until it shows: the second click of a double click must not ask again. */
  const coming = useRef({ from: location.key, query: '' });
  useEffect(() => {
    here.current = location;
    if (coming.current.from !== location.key) coming.current = { from: location.key, query: '' };
    return () => {
      here.current = null;
    };
  });
  const query = new URLSearchParams(location.search);
  const kind = kinds.find((each) => each === query.get(KIND));
  const ask = useCallback(
    (wanted: Kind, of = '') => {
      if (!here.current) return;
      const { search, state } = here.current;
      const isOver = new URLSearchParams(search).has(KIND);
      const next = withoutQuestion(search);
      next.set(KIND, wanted);
      if (of !== '') next.set(OBJECT, of);
      if (coming.current.query === `${next}`) return;
      coming.current.query = `${next}`;
      void navigate({ search: `?${next}` }, { replace: isOver, state: isOver ? state : { ...state, [KIND]: true } });
    },
    [navigate],
  );
  const end = useCallback(() => {
    if (!here.current) return;
    const { key, search, state } = here.current;
    if (ended.current === key || !new URLSearchParams(search).has(KIND)) return;
    ended.current = key;
    if (wasAskedHere(here.current)) void navigate(-1);
    else void navigate({ search: withoutQuestion(search).toString() }, { replace: true, state });
  }, [navigate]);
  return { asked: kind === undefined ? null : { kind, of: query.get(OBJECT) ?? '' }, ask, end };
}

/** Closes a question once its object is gone. `ids` are the existing ones; unset until known. */
export function useEndWhenGone(
  { asked, end }: Pick<Asking<string>, 'asked' | 'end'>,
  ids: readonly string[] | undefined,
): void {
  const isGone = asked !== null && ids !== undefined && !ids.includes(asked.of);
  useEffect(() => {
    if (isGone) end();
  }, [isGone, end]);
}

function withoutQuestion(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete(KIND);
  query.delete(OBJECT);
  return query;
}

/** Then the previous screen is one step back. */
const wasAskedHere = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && KIND in state;
