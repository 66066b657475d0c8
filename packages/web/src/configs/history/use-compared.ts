import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfigHistoryDocument } from '../../generated/graphql.ts';
import type { PastChange } from './past-change.ts';

const PARAMETER = 'compare';
/** How far back to look for the second revision if it is not on the current page. */
const FURTHER = 50;

interface Compared {
  /** One or two of them, by age. */
  changes: readonly PastChange[];
  toggle: (change: PastChange) => void;
  end: () => void;
}

/** The compared states by their revisions in the URL: `?compare=3,7`. */
export function useCompared(configId: string, shown: readonly PastChange[] | undefined): Compared {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  // Show the selection immediately; the URL follows.
  const [revisions, setRevisions] = useState<readonly number[]>(() =>
    readRevisions(new URLSearchParams(search).get(PARAMETER)),
  );
  const isOnPage = (revision: number) => shown?.some((each) => each.revision === revision) ?? true;
  const { data } = useQuery(ConfigHistoryDocument, {
    variables: { id: configId, first: FURTHER, after: null },
    skip: revisions.every(isOnPage),
    errorPolicy: 'all',
  });
  const known = [...(shown ?? []), ...(data?.viewer?.account.config?.history?.nodes ?? [])];
  const compare = (wanted: readonly number[]) => {
    setRevisions(wanted);
    const query = new URLSearchParams(search);
    if (wanted.length > 0) query.set(PARAMETER, wanted.join(','));
    else query.delete(PARAMETER);
    void navigate({ search: query.toString() }, { replace: true, state });
  };
  return {
    changes: revisions
      .toSorted((a, b) => a - b)
      .flatMap((revision) => known.find((each) => each.revision === revision) ?? []),
    // A third choice replaces the first of two.
    toggle: ({ revision }) =>
      compare(
        revisions.includes(revision)
          ? revisions.filter((each) => each !== revision)
          : [...revisions.slice(-1), revision],
      ),
    end: () => compare([]),
  };
}

const readRevisions = (text: string | null): number[] =>
  /^[1-9]\d{0,8}(,[1-9]\d{0,8})?$/.test(text ?? '') ? [...new Set(text?.split(',').map(Number))] : [];
