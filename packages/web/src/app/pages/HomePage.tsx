import { Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AppGridSkeleton } from '../../apps/AppGrid.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { streamMonitorAddress } from '../../streaming/addresses.ts';
import { askedScreen, keepTab, takeTab, withoutAsked } from './home-address.ts';
import { HomeContent } from './HomeContent.tsx';
import styles from './HomePage.module.css';

const SEARCH_DELAY_MS = 250;

/** Home, and the dialogs over it. The search stays in the URL, also under a dialog. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const [search, setSearch] = useState(() => (pathname === '/' ? (address.get('search') ?? '') : ''));
  const [isWhole, setWhole] = useState(() => pathname === '/' && address.has('all'));
  const settled = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const wish = useDeferredValue(`${isWhole ? 'all' : ''}:${settled}`);

  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  const asked = pathname === '/' ? askedScreen(address) : null;
  useEffect(() => {
    if (pathname !== '/') return;
    keepTab(address);
    if (asked !== null) return;
    const tab = takeTab();
    if (tab !== null) {
      go(tab);
      return;
    }
    const wanted = withoutAsked(address);
    if (settled === '') wanted.delete('search');
    else wanted.set('search', settled);
    if (!isWhole) wanted.delete('all');
    else if (!wanted.has('all')) wanted.set('all', '');
    if (wanted.toString() !== address.toString()) setAddress(wanted, { replace: true });
  }, [pathname, asked, settled, isWhole, address, setAddress, go]);

  return (
    <>
      <Suspense fallback={<HomeSkeleton />}>
        <HomeContent
          search={wish.slice(wish.indexOf(':') + 1)}
          isWhole={wish.startsWith('all')}
          isMonitor={pathname === streamMonitorAddress}
          typed={search}
          onSearch={setSearch}
          onWhole={setWhole}
          onGo={go}
        />
      </Suspense>
      <Suspense fallback={null}>{asked === null ? <Outlet /> : <Navigate to={asked} replace />}</Suspense>
    </>
  );
}
Component.displayName = 'HomePage';

/** The page's skeleton: the storage, the head of the list, its cards. */
function HomeSkeleton() {
  return (
    <>
      <div className={styles['storage']} />
      <div className={styles['head']} />
      <AppGridSkeleton />
    </>
  );
}
