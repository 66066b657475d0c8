import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** A question, or a small dialog that lies over what is shown. */
export interface Asked<Kind extends string> {
  kind: Kind;
  /** The id of what it is about; empty where that is what is shown. */
  of: string;
}

export interface Asking<Kind extends string> {
  asked: Asked<Kind> | null;
  /** Puts it into the address. The browser's Back ends it. */
  ask: (kind: Kind, of?: string) => void;
  /** Takes it out of the address. Twice is as good as once. */
  end: () => void;
}

const KIND = 'ask';
const OBJECT = 'of';

/**
 * The one way of questions to an address: `?ask=delete-link&of=lnk_1` beside what the address says otherwise. Who comes by it, or reloads,
 * sees the same question. `kinds` are those that the caller shows; a kind is one screen's only, as several may lie above each other.
 */
export function useAsked<Kind extends string>(kinds: readonly Kind[]): Asking<Kind> {
  const location = useLocation();
  const navigate = useNavigate();
  /** Null once nobody asks here any more: who confirmed and left meanwhile is not taken elsewhere. */
  const here = useRef<ReturnType<typeof useLocation> | null>(location);
  const ended = useRef<string>(null);
  useEffect(() => {
    here.current = location;
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

/** Ends a question about what is not there any more. `ids` is what is there; unset while that is not known. */
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

/** Then what was before it is one step back. */
const wasAskedHere = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && KIND in state;
