import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDebounced } from './use-debounced.ts';

const SEARCH_DELAY_MS = 250;

/** The search term from the URL: `?search=sky`. A new search starts at the first page. */
export function useSearchInAddress(): { typed: string; setTyped: (typed: string) => void; search: string } {
  const location = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get('search') ?? '');
  const settled = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const write = useEffectEvent((search: string) => {
    const query = new URLSearchParams(location.search);
    if ((query.get('search') ?? '') === search) return;
    query.delete('page');
    if (search === '') query.delete('search');
    else query.set('search', search);
    void navigate({ search: query.toString() }, { replace: true, state: location.state });
  });
  useEffect(() => write(settled), [settled]);
  return { typed, setTyped, search: useDeferredValue(settled) };
}
